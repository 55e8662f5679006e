import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

const ROOT = join(import.meta.dirname, '../..')
const PROGRAMS = join(ROOT, 'node_modules/.bin')

/** Environment for the programs and everything they start: a compile cache, and TypeScript by stripping types. */
const COMPILE_CACHE = join(ROOT, '.cache/compiled')

const running = new Set<ChildProcess>()

export interface RunOptions {
  readonly variables?: Readonly<Record<string, string>>
  /** Prefix of each output line. Without it, the program inherits our output. */
  readonly prefix?: string | undefined
}

/**
 * Runs a program of `node_modules/.bin`.
 *
 * @returns whether it succeeded
 */
export async function runPackageBin(
  [program = '', ...args]: readonly string[],
  { variables = {}, prefix }: RunOptions = {},
): Promise<boolean> {
  const child = spawn(join(PROGRAMS, program), args, {
    cwd: ROOT,
    stdio: prefix === undefined ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    // The project's own programs come first on PATH, above all Node.
    env: {
      ...process.env,
      PATH: PROGRAMS + delimiter + process.env.PATH,
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...variables,
    },
    shell: process.platform === 'win32',
  })
  running.add(child)
  if (prefix !== undefined) {
    forwardLines(child.stdout, process.stdout, prefix)
    forwardLines(child.stderr, process.stderr, prefix)
  }
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

function forwardLines(from: Readable | null, to: NodeJS.WritableStream, prefix: string): void {
  if (from !== null) createInterface(from).on('line', (line) => to.write(`${prefix}${line}\n`))
}

export function killRunning(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal)
}
