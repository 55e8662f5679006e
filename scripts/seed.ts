import { program } from './operator/program.ts'

// Adds the invented listings to the database: `npm run seed`; --help says more.

await program(async (args) => (await import('./operator/run-seed.ts')).runSeed(args))
