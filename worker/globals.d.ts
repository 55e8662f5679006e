/** Paths of the assets of this build, written in by `scripts/build/build-worker.ts`. */
declare const SHELL_ASSETS: readonly string[]
