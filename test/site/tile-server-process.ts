import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/** A process that serves the same map tile for every path until it is ended: at the port it is given, or at any, which it says. */
const [port = '0'] = process.argv.slice(2)

const tile = await sharp({
  create: { width: 256, height: 256, channels: 3, background: '#e9e5dc' },
})
  .png()
  .toBuffer()

const server = createServer((_, response) => {
  // Journeys count what the pages ask for, so nothing may come from a cache.
  response.writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'no-store' }).end(tile)
})
server.listen(Number(port), () => {
  console.log(`The tile is at http://localhost:${(server.address() as AddressInfo).port}`)
})
