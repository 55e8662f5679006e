import { runMain } from './operator/run-main.ts'

// Imports homes from a file: `npm run import -- FILE`; --help says how.

await runMain(async (args) => {
  const { runImport } = await import('./feed/run-import.ts')
  if (!(await runImport(args))) process.exitCode = 1
})
