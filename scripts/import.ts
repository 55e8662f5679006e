import { program } from './operator/program.ts'

// Imports homes from a file: `npm run import -- FILE`; --help says how.

await program(async (args) => {
  const { runImport } = await import('./feed/run-import.ts')
  if (!(await runImport(args))) process.exitCode = 1
})
