import { join } from 'node:path'
import { buildPictures } from '#scripts/pictures/build.ts'

const root = join(import.meta.dirname, '../..')
const started = performance.now()
const live = process.stdout.isTTY

try {
  const { pictures, decoded } = await buildPictures({
    source: join(root, 'pictures'),
    cache: join(root, '.cache/placeholders'),
    out: join(root, 'build/pictures'),
    onProgress: (done, total) => {
      if (live) process.stdout.write(`\rPictures: ${done} of ${total}`)
    },
  })
  const seconds = (performance.now() - started) / 1000
  const time = seconds < 10 ? seconds.toFixed(1) : seconds.toFixed(0)
  if (live) process.stdout.write('\r\x1b[2K')
  console.log(`Pictures: ${pictures}, ${decoded} read, ${time} s`)
} catch (error) {
  if (live) process.stdout.write('\r\x1b[2K')
  console.error(`Pictures: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
