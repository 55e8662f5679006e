import { runMain } from './operator/run-main.ts'

// Replaces the key that signs identity tokens: `npm run rotate-keys`, see --help.

await runMain(async (args) => (await import('./operator/rotate-keys.ts')).runRotateKeys(args))
