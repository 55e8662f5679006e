import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const COMPRESSIBLE = /\.(js|css|svg|json)$/

/** Writes a brotli and a gzip file, at the highest level, beside each compressible file of a folder. */
export async function precompress(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!COMPRESSIBLE.test(name)) continue
    const file = join(folder, name)
    const content = await readFile(file)
    const brotli = brotliCompressSync(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    })
    await writeFile(`${file}.br`, brotli)
    await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
