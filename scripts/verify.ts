import { runMain } from './operator/run-main.ts'

// Stores which checks a person who offers a home has passed: `npm run verify`, see --help.

await runMain(async (args) => (await import('./operator/verify.ts')).runVerify(args))
