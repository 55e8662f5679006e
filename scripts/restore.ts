import { program } from './operator/program.ts'

// Brings back what a backup has: `npm run restore -- FILE`; --help says how.

await program(async (args) => (await import('./operator/run-restore.ts')).runRestore(args))
