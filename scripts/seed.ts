import { runMain } from './operator/run-main.ts'

// Adds the sample listings to the database: `npm run seed`, see --help.

await runMain(async (args) => (await import('./operator/seed.ts')).runSeed(args))
