import { runMain } from './operator/run-main.ts'

// Manages accounts: `npm run accounts -- list`, see --help.

await runMain(async (args) => (await import('./operator/accounts.ts')).runAccounts(args))
