/** Paths of the assets of this build, inserted by `scripts/build/worker.ts`. */
declare const SHELL_ASSETS: readonly string[]
