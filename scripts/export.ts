import { runMain } from './operator/run-main.ts'

// Exports visible listings to a file: `npm run export -- FILE`, see --help.

await runMain(async (args) => (await import('./feed/run-export.ts')).runExport(args))
