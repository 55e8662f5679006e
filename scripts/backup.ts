import { program } from './operator/program.ts'

// Saves all that the site keeps: `npm run backup -- FILE`; --help says how.

await program(async (args) => (await import('./operator/run-backup.ts')).runBackup(args))
