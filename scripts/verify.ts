import { runMain } from './operator/run-main.ts'

// Stores what was checked of the person who offers a home, see --help.

await runMain(async (args) => (await import('./operator/run-verify.ts')).runVerify(args))
