import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { getLanguagePrefix, LANGUAGES, type Language } from '#domain/platform/language.ts'
import { createTemplate } from '#server/platform/db/create-template.ts'
import { copyFolder, getTemplateCreator } from '#server/platform/db/embedded/template.ts'
import { getBuildFolder, LANGUAGE_VARIABLE } from './build/built-language.ts'
import { buildPictures } from './build/pictures.ts'
import { buildWorker } from './build/worker.ts'

const ROOT = join(import.meta.dirname, '..')
const BUILD = join(ROOT, 'build')
const CLIENT = join(BUILD, 'client')
const COMPRESSIBLE = /\.(js|css|svg|json)$/

/** Names of the files that the pages of each language load. */
const assets = new Map<Language, string[]>()

// The bundler empties build/ for the first language, so everything else is built after it.
for (const language of LANGUAGES) {
  const { status } = spawnSync(join(ROOT, 'node_modules/.bin/react-router'), ['build'], {
    cwd: ROOT,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, [LANGUAGE_VARIABLE]: language },
  })
  if (status !== 0) process.exit(status ?? 1)
  const client = join(ROOT, getBuildFolder(language), 'client')
  assets.set(language, await readdir(join(client, 'assets')))
  if (client !== CLIENT) await joinAssets(client)
}

const pictures = await buildPictures({
  source: join(ROOT, 'pictures'),
  out: join(BUILD, 'pictures'),
})
console.log(`Pictures: ${pictures}`)
for (const [language, files] of assets) {
  await buildWorker(ROOT, CLIENT, language, files)
  await precompress(join(CLIENT, getLanguagePrefix(language)))
}
await precompress(join(CLIENT, 'assets'))
await buildDatabaseTemplate(join(BUILD, 'database-template'))

/** Files are named by their content, so those that are the same in two languages are one file. */
async function joinAssets(client: string): Promise<void> {
  await cp(join(client, 'assets'), join(CLIENT, 'assets'), { recursive: true })
  await rm(client, { recursive: true })
}

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

/**
 * Creates the template of new embedded databases in `target`, so that a first start need not wait 3 s for PostgreSQL's
 * initdb.
 */
async function buildDatabaseTemplate(target: string): Promise<void> {
  const draft = `${target}-draft`
  for (const folder of [draft, target]) rmSync(folder, { recursive: true, force: true })
  await copyFolder(await createTemplate(draft), join(target, 'postgres'), 'everyone')
  rmSync(draft, { recursive: true })
  // Written last, because the server uses any folder with this file.
  writeFileSync(join(target, 'made-by'), getTemplateCreator())
}
