import { program } from './operator/program.ts'

// Writes the homes that visitors can see into a file: `npm run export -- FILE`; --help says how.

await program(async (args) => (await import('./feed/run-export.ts')).runExport(args))
