import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'

/** Long enough for a browser to paint what has arrived. */
const PAUSE_MS = 1_000

/**
 * A server in front of a site, whose documents arrive in two pieces.
 *
 * @param splitAfter the first piece ends with the first of these texts
 */
export async function startSlowDocuments(site: string, splitAfter: string) {
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(site + url)
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'Content-Type': type })
    if (!type.startsWith('text/html')) return response.end(Buffer.from(await answer.arrayBuffer()))
    const html = await answer.text()
    const split = html.indexOf(splitAfter) + splitAfter.length
    response.write(html.slice(0, split))
    await setTimeout(PAUSE_MS)
    return response.end(html.slice(split))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
