import { vi } from 'vitest'

export interface ProgramResult {
  readonly code: number | null
  readonly out: string
  readonly errors: string
}

/**
 * Runs the code behind a program of `scripts/` in this process, which saves the CPU time of starting Node;
 * `run-script.ts` runs the program itself. An error ends it as `runMain` would.
 */
export async function runProgram(
  run: (args: string[]) => Promise<unknown>,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<ProgramResult> {
  const said = { out: '', errors: '' }
  const log = vi.spyOn(console, 'log').mockImplementation((line) => {
    said.out += `${line}\n`
  })
  const error = vi.spyOn(console, 'error').mockImplementation((line) => {
    said.errors += `${line}\n`
  })
  for (const [name, value] of Object.entries({ DATABASE_URL: '', ...env })) vi.stubEnv(name, value)
  try {
    // `runImport` returns whether it could import anything.
    return { code: (await run([...args])) === false ? 1 : 0, ...said }
  } catch (failure) {
    said.errors += `${failure instanceof Error ? failure.message : failure}\n`
    return { code: 1, ...said }
  } finally {
    vi.unstubAllEnvs()
    log.mockRestore()
    error.mockRestore()
  }
}
