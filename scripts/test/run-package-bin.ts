import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'

const ROOT = join(import.meta.dirname, '../..')
const PROGRAMS = join(ROOT, 'node_modules/.bin')

/** Environment for the programs and everything they start: a compile cache, and TypeScript by stripping types. */
const COMPILE_CACHE = join(ROOT, '.cache/compiled')

const running = new Set<ChildProcess>()

/** Called with each line of output. */
export type PrintLine = (line: string) => void

export interface RunOptions {
  readonly variables?: Readonly<Record<string, string>>
  /** Without it, the program inherits our output. */
  readonly print?: PrintLine | undefined
}

/**
 * Runs a program of `node_modules/.bin`.
 *
 * @returns whether it succeeded
 */
export async function runPackageBin(
  [program = '', ...args]: readonly string[],
  { variables = {}, print }: RunOptions = {},
): Promise<boolean> {
  const child = spawn(join(PROGRAMS, program), args, {
    cwd: ROOT,
    stdio: print === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    // The project's own programs come first on PATH, above all Node.
    env: {
      ...process.env,
      PATH: PROGRAMS + delimiter + process.env.PATH,
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...variables,
    },
  })
  running.add(child)
  if (print !== undefined)
    for (const output of [child.stdout, child.stderr])
      if (output !== null) createInterface(output).on('line', print)
  const succeeded = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(false)
    })
    child.once('close', (status) => resolve(status === 0))
  })
  running.delete(child)
  return succeeded
}

export function killRunning(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal)
}
