import { quickenImports } from '#server/quick-imports.ts'

// Writes the homes that visitors can see into a file: `npm run export -- FILE`; --help says how.

quickenImports()
try {
  const { runExport } = await import('./feed/run-export.ts')
  await runExport(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
