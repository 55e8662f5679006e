import { createServer } from 'node:http'
import sharp from 'sharp'

/** A process that serves the same map tile for every path, at the port it is given, until it is ended. */
const [port = '0'] = process.argv.slice(2)

const tile = await sharp({
  create: { width: 256, height: 256, channels: 3, background: '#e9e5dc' },
})
  .png()
  .toBuffer()

createServer((_, response) => {
  // Journeys count what the pages ask for, so nothing may come from a cache.
  response.writeHead(200, { 'Content-Type': 'image/png', 'Cache-Control': 'no-store' }).end(tile)
}).listen(Number(port))
