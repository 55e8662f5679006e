import { runMain } from './operator/run-main.ts'

// Backs up the site: `npm run backup -- FILE`, see --help.

await runMain(async (args) => (await import('./operator/backup.ts')).runBackup(args))
