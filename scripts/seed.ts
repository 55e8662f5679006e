import { runMain } from './operator/run-main.ts'

// Adds the invented listings to the database: `npm run seed`; --help says more.

await runMain(async (args) => (await import('./operator/run-seed.ts')).runSeed(args))
