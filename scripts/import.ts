import { quickenImports } from '#server/quick-imports.ts'

// Imports homes from a file: `npm run import -- FILE`; --help says how.

quickenImports()
try {
  const { runImport } = await import('./feed/run-import.ts')
  if (!(await runImport(process.argv.slice(2)))) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
