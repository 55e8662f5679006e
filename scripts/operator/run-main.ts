import { cacheCompiledModules } from '#server/platform/runtime/compile-cache.ts'

/** Prints the message of an error, and exits with status 1. */
export async function runMain(run: (args: string[]) => Promise<unknown>): Promise<void> {
  cacheCompiledModules()
  // This is set before modules that log are imported.
  process.env.LOG_STREAM = 'stderr'
  try {
    await run(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
