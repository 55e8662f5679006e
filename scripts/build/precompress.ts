import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const COMPRESSIBLE = /\.(js|css|svg|json)$/

/** Which of the two makes a file smaller is not known in advance. */
const BROTLI_SETTINGS = [
  {},
  { [constants.BROTLI_PARAM_LGBLOCK]: 17, [constants.BROTLI_PARAM_NDIRECT]: 15 },
]

function compressWithBrotli(content: Buffer): Buffer {
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  return BROTLI_SETTINGS.map((settings) =>
    brotliCompressSync(content, { params: { ...size, ...settings } }),
  ).reduce((smallest, next) => (next.length < smallest.length ? next : smallest))
}

/**
 * Writes a brotli and a gzip file, at the highest level, next to each compressible file of a
 * folder.
 */
export async function precompress(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!COMPRESSIBLE.test(name)) continue
    const file = join(folder, name)
    const content = await readFile(file)
    await writeFile(`${file}.br`, compressWithBrotli(content))
    await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
