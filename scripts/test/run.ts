import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')
const PROGRAMS = join(ROOT, 'node_modules/.bin')

const running = new Set<ChildProcess>()

/**
 * Runs a program of `node_modules/.bin`, which writes where we write, with these variables more;
 * `undefined` takes one away. Answers whether it succeeded.
 */
export async function run(
  [program = '', ...args]: readonly string[],
  variables: Record<string, string | undefined> = {},
): Promise<boolean> {
  const child = spawn(join(PROGRAMS, program), args, {
    cwd: ROOT,
    stdio: 'inherit',
    // Its own programs, Node first of all, whatever else the machine has.
    env: { ...process.env, PATH: PROGRAMS + delimiter + process.env.PATH, ...variables },
    shell: process.platform === 'win32',
  })
  running.add(child)
  const succeeded = await new Promise<boolean>((resolve) => {
    child.once('error', (error) => {
      console.error(error.message)
      resolve(false)
    })
    child.once('exit', (status) => resolve(status === 0))
  })
  running.delete(child)
  return succeeded
}

/** Asks what runs to end. */
export function endRunning(signal: NodeJS.Signals): void {
  for (const child of running) child.kill(signal)
}
