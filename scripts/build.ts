import { spawnSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { buildDatabaseTemplate } from './build/database-template.ts'
import { buildPictures } from './build/pictures.ts'
import { buildWorker } from './build/worker.ts'

const ROOT = join(import.meta.dirname, '..')
const BUILD = join(ROOT, 'build')
const CLIENT = join(BUILD, 'client')
const COMPRESSIBLE = /\.(js|css|svg|json)$/
/** Survives the next build. */
const CACHE = join(ROOT, '.cache')

const { status } = spawnSync(join(ROOT, 'node_modules/.bin/react-router'), ['build'], {
  cwd: ROOT,
  stdio: 'inherit',
  shell: process.platform === 'win32',
})
if (status !== 0) process.exit(status ?? 1)

// The bundler empties build/, so everything else is built after it.
const { pictures, decoded } = await buildPictures({
  source: join(ROOT, 'pictures'),
  cache: join(CACHE, 'placeholders'),
  out: join(BUILD, 'pictures'),
})
console.log(`Pictures: ${pictures}, ${decoded} read`)
await buildWorker(ROOT, CLIENT)
await precompress(CLIENT)
await precompress(join(CLIENT, 'assets'))
await buildDatabaseTemplate(join(CACHE, 'database-template'), join(BUILD, 'database-template'))

/**
 * Writes a brotli and a gzip file, at the highest level, next to each compressible file of a
 * folder.
 */
async function precompress(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!COMPRESSIBLE.test(name)) continue
    const file = join(folder, name)
    const content = await readFile(file)
    await writeFile(`${file}.br`, brotliCompressSync(content))
    await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
