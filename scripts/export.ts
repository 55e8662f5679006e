import { runMain } from './operator/run-main.ts'

// Writes the homes that visitors can see into a file: `npm run export -- FILE`; --help says how.

await runMain(async (args) => (await import('./feed/run-export.ts')).runExport(args))
