import { speedUpImports } from '#server/runtime/fast-imports.ts'

/** Runs a command: what it throws is one sentence, and the status says that it failed. */
export async function runMain(run: (args: string[]) => Promise<unknown>): Promise<void> {
  speedUpImports()
  // Before anything is imported that logs.
  process.env.LOG_STREAM = 'stderr'
  try {
    await run(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
