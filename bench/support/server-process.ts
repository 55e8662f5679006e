import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** Disposing it stops the process. */
export interface ServerProcess extends AsyncDisposable {
  readonly url: string
  /** The process id of the program itself, which may be npm. */
  readonly pid: number
}

/**
 * Starts a program and waits until it prints its URL.
 *
 * @throws {Error} with the output if it exits first
 */
export async function startServer(
  [program, ...args]: readonly [string, ...string[]],
  variables: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(program, args, {
    cwd: ROOT,
    // The program gets its own process group, so that children of npm are stopped too.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATABASE_URL: '', ...variables },
  })
  const url = await new Promise<string>((resolve, reject) => {
    let printed = ''
    const read = (chunk: Buffer) => {
      printed += chunk
      const address = / is at (http:[^\s"]+)/.exec(printed)?.[1]
      if (address !== undefined) resolve(address)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('error', reject)
    child.once('close', () => reject(new Error(`${program} ended too early:\n${printed}`)))
  })
  const pid = child.pid ?? Number.NaN
  return { url, pid, [Symbol.asyncDispose]: () => stopProcessGroup(child) }
}

/** `close` is emitted when the last process of the group has exited. */
async function stopProcessGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return
  const closed = once(child, 'close')
  process.kill(-child.pid, 'SIGTERM')
  await closed
}
