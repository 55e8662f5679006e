import { runMain } from './operator/run-main.ts'

// Brings back what a backup has: `npm run restore -- FILE`; --help says how.

await runMain(async (args) => (await import('./operator/run-restore.ts')).runRestore(args))
