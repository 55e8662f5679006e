import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTemplate } from '#server/platform/db/create-template.ts'
import {
  copyFolder,
  getTemplateCreator,
  isTemplate,
} from '#server/platform/db/embedded/template.ts'

// Creates the template of new embedded databases, so that a first start need not wait for
// PostgreSQL's initdb. It only depends on PGlite, so builds cache it.

const ROOT = join(import.meta.dirname, '../..')
const CACHE = join(ROOT, '.cache')
const CACHED = join(CACHE, 'database-template')
const TARGET = join(ROOT, 'build/database-template')

if (!isTemplate(CACHED)) {
  mkdirSync(CACHE, { recursive: true })
  const unfinished = mkdtempSync(`${CACHED}-`)
  try {
    await createTemplate(unfinished)
    writeFileSync(join(unfinished, 'made-by'), getTemplateCreator())
    rmSync(CACHED, { recursive: true, force: true })
    renameSync(unfinished, CACHED)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}

// Renamed when complete, because the server uses any folder with this name.
const draft = `${TARGET}-draft`
for (const folder of [draft, TARGET]) rmSync(folder, { recursive: true, force: true })
await copyFolder(CACHED, draft, 'everyone')
renameSync(draft, TARGET)
