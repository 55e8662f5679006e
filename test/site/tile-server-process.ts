import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/** Serves the same map tile for every path, on the given port or a free one that it prints, until it is killed. */
const [port = '0'] = process.argv.slice(2)

const tile = await sharp({
  create: { width: 256, height: 256, channels: 3, background: '#e9e5dc' },
})
  .png()
  .toBuffer()

const server = createServer((_, response) => {
  // Journeys count the requests of pages, so nothing may come from a cache.
  response.writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'no-store' }).end(tile)
})
server.listen(Number(port), () => {
  console.log(`The tile is at http://localhost:${(server.address() as AddressInfo).port}`)
})
