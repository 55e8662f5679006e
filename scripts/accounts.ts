import { program } from './operator/program.ts'

// What operators do with accounts: `npm run accounts -- list`; --help says what else.

await program(async (args) => (await import('./operator/run-accounts.ts')).runAccounts(args))
