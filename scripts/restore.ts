import { runMain } from './operator/run-main.ts'

// Restores a backup: `npm run restore -- FILE`, see --help.

await runMain(async (args) => (await import('./operator/restore.ts')).runRestore(args))
