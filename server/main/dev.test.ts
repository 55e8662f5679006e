import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { freshDataDir } from '#test/database/embedded-template.ts'

/** An IP of this machine that other machines can reach, if there is one. */
const OUTSIDE = Object.values(networkInterfaces())
  .flat()
  .find((address) => address?.family === 'IPv4' && !address.internal)?.address

describe('the development server', () => {
  let dataDir: string
  let child: ChildProcess | undefined
  beforeEach(async () => {
    dataDir = await freshDataDir()
  })
  afterEach(async () => {
    await end()
    rmSync(dataDir, { recursive: true })
  })

  async function end(): Promise<void> {
    if (child === undefined) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    child = undefined
    // Any other code means that it exited before the database was closed.
    expect(await ended).toEqual([0, null])
  }

  async function start(settings: Record<string, string>): Promise<string> {
    const env = { ...process.env, PORT: '0', DATABASE_URL: '', DATA_DIR: dataDir }
    const started = spawn(process.execPath, [join(import.meta.dirname, 'dev.ts')], {
      env: { ...env, NODE_ENV: '', LOG_LEVEL: 'info', ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    child = started
    return new Promise((resolve, reject) => {
      let output = ''
      started.stdout.setEncoding('utf8').on('data', (text: string) => {
        output += text
        const address = /http:[^"\s]+/.exec(output)?.[0]
        if (address !== undefined) resolve(address)
      })
      started.once('exit', () => reject(new Error(`It did not start: ${output}`)))
    })
  }

  const elsewhere = (url: string) => fetch(url.replace(/localhost|0\.0\.0\.0/, OUTSIDE ?? ''))

  // The bundler transforms all modules of the page first, which is slow on a busy machine.
  it("serves pages with one copy of the server's modules, and only to this machine", async () => {
    const url = await start({ HOST: '' })
    expect((await fetch(`${url}/sale/1`)).status).toBe(200)
    if (OUTSIDE !== undefined) {
      await expect(elsewhere(`${url}/health`)).rejects.toThrow('fetch failed')
    }
  }, 180_000)
})
