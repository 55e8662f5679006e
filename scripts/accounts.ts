import { runMain } from './operator/run-main.ts'

// What operators do with accounts: `npm run accounts -- list`; --help says what else.

await runMain(async (args) => (await import('./operator/run-accounts.ts')).runAccounts(args))
