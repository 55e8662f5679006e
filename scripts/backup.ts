import { runMain } from './operator/run-main.ts'

// Saves all that the site keeps: `npm run backup -- FILE`; --help says how.

await runMain(async (args) => (await import('./operator/run-backup.ts')).runBackup(args))
