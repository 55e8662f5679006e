import { createServer, type Socket } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { createTemporaryFolder } from '#bench/support/built-site.ts'
import { fillCatalog } from '#bench/support/filled-database.ts'
import { startFakeSmtpServer } from '#test/platform/mail/fake-smtp-server.ts'
import { createSiteClient } from '#test/site/site-client.ts'
import type { Scenario } from './scenario.ts'
import { startSupervisedSite } from './supervised-site.ts'

const TOKEN = 'a-token-of-the-benchmark'

/** Simulates an SMTP server that accepts connections and never responds. */
export async function createMailScenario(): Promise<Scenario> {
  const first = await startFakeSmtpServer()
  let post: Awaited<ReturnType<typeof startFakeSmtpServer>> | null = first
  let tarpit: (() => void) | undefined
  const folder = createTemporaryFolder()
  await fillCatalog(2_000, { DATA_DIR: folder.path })
  const site = await startSupervisedSite(
    { SMTP_URL: first.url, METRICS_TOKEN: TOKEN },
    { dataDir: folder.path },
  )

  async function waiting(): Promise<number> {
    const answer = await fetch(`${site.site.url}/metrics`, {
      headers: { Authorization: `Bearer ${TOKEN}` },
    })
    return Number(/^homiq_mail_waiting (\d+)$/m.exec(await answer.text())?.[1] ?? Number.NaN)
  }

  return {
    site,
    outages: [
      {
        name: 'SMTP tarpit',
        seconds: 30,
        async begin() {
          await post?.stop()
          post = null
          tarpit = openTarpit(first.port)
          for (let number = 0; number < 20; number += 1) {
            await createSiteClient(site.site.url).contact(`Message ${number}.`)
          }
        },
        async end() {
          tarpit?.()
          post = await startFakeSmtpServer(first.port)
        },
        async waitUntilSettled() {
          while ((await waiting()) > 0) await setTimeout(200)
        },
      },
    ],
    async [Symbol.asyncDispose]() {
      await site[Symbol.asyncDispose]()
      await post?.stop()
      folder[Symbol.dispose]()
    },
  }
}

/** @returns a function that stops it */
function openTarpit(port: number): () => void {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
  }).listen(port, '127.0.0.1')
  return () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
}
