import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { findFreePort } from './free-port.ts'

/** A private Redis that keeps nothing, which can be frozen, killed and started again. */
export type RedisServer = Awaited<ReturnType<typeof startRedis>>

/**
 * @param program from `findRedis`
 * @param host the address of the interface to listen on
 */
export async function startRedis(program: string, host = '127.0.0.1') {
  const port = await findFreePort()
  const password = 'secret'
  let server: ChildProcess
  async function start(): Promise<void> {
    const address = ['--bind', host, '--port', String(port), '--requirepass', password]
    server = spawn(program, [...address, '--save', '', '--appendonly', 'no'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    server.once('error', reject)
    server.once('exit', () => reject(new Error('Redis did not start.')))
    if (server.stdout !== null)
      createInterface(server.stdout).on('line', (line) => {
        if (/Ready to accept connections/.test(line)) resolve()
      })
    await promise
  }
  async function kill(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  process.once('exit', () => server.kill('SIGKILL'))
  await start()
  return {
    /** Stays the same after a restart. */
    url: `redis://:${password}@${host}:${port}`,
    pid: () => server.pid ?? Number.NaN,
    start,
    sendSignal: (signal: 'SIGSTOP' | 'SIGCONT') => server.kill(signal),
    kill,
    [Symbol.asyncDispose]: kill,
  }
}
