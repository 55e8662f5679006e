import { runMain } from './operator/run-main.ts'

// Makes a key that signs identity tokens from now on: `npm run rotate-keys`; --help says how.

await runMain(async (args) => (await import('./operator/run-rotate-keys.ts')).runRotateKeys(args))
