import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../..')

/** A server in a process of its own; leaving the scope of `await using` ends it. */
export interface ServerProcess extends AsyncDisposable {
  readonly url: string
}

/**
 * Starts a program, with these variables more, and waits until it prints the address that it
 * serves.
 *
 * @throws {Error} with what it printed, when it ends before
 */
export async function startServer(
  [program, ...args]: readonly [string, ...string[]],
  variables: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const child = spawn(program, args, {
    cwd: ROOT,
    // A group of its own, so that what npm starts ends with npm.
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
  return { url, [Symbol.asyncDispose]: () => stopProcessGroup(child) }
}

/** Ends a program and all that it started; `close` comes when the last of them has ended. */
async function stopProcessGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return
  const closed = once(child, 'close')
  process.kill(-child.pid, 'SIGTERM')
  await closed
}
