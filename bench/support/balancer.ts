import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#scripts/test/free-port.ts'

const CONFIG_FILE = join(import.meta.dirname, '../../deploy/haproxy/haproxy.cfg')

/** Runs HAProxy with the configuration of `deploy/`, without TLS and behind a CDN that says who its clients are. */
export async function startBalancer(
  folder: string,
  processes: readonly string[],
): Promise<AsyncDisposable & { readonly url: string }> {
  const address = `127.0.0.1:${await findFreePort()}`
  const replacements: readonly (readonly [RegExp, string])[] = [
    [/^ {4}(user|group) .*\n/gm, ''],
    [/bind :80$/m, `bind ${address}`],
    [/^ {4}bind :443.*\n/m, ''],
    [/^ {4}http-request (redirect|set-header X-Forwarded-Proto) .*\n/gm, ''],
    [/option forwardfor/, 'option forwardfor if-none'],
    ...processes.map((host, n) => [new RegExp(`10\\.0\\.0\\.1${n + 1}:3000`, 'g'), host] as const),
  ]
  let text = readFileSync(CONFIG_FILE, 'utf8')
  for (const [pattern, value] of replacements) {
    if (text.search(pattern) < 0) throw new Error(`${CONFIG_FILE} has no ${pattern} any more.`)
    text = text.replace(pattern, value)
  }
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, text)
  const program = spawn('haproxy', ['-q', '-db', '-f', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://${address}`
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (program.exitCode !== null) throw new Error('HAProxy did not start.')
    await sleep(50)
  }
  return {
    url,
    async [Symbol.asyncDispose]() {
      const ended = once(program, 'exit')
      program.kill('SIGTERM')
      await ended
    },
  }
}
