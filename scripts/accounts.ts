import { runMain } from './operator/run-main.ts'

// Manages accounts: `npm run accounts -- list`, see --help.

await runMain(async (args) => (await import('./operator/run-accounts.ts')).runAccounts(args))
