import { runMain } from './operator/run-main.ts'

// Applies the migrations that are missing, and ends: `npm run migrate`.

await runMain(async () => (await import('./operator/migrate.ts')).runMigrate())
