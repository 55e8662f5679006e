import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTemplate } from '#server/db/create-template.ts'
import { copyFolder, getTemplateCreator, isTemplate } from '#server/db/embedded/template.ts'

// Makes what new embedded databases are copied from, so that a first start need not wait for
// PostgreSQL to create one. It stays the same until PGlite changes, so it is kept from build to build.

const ROOT = join(import.meta.dirname, '..')
const CACHE = join(ROOT, '.cache')
const KEPT = join(CACHE, 'database-template')
const BUILT = join(ROOT, 'build/database-template')

if (!isTemplate(KEPT)) {
  mkdirSync(CACHE, { recursive: true })
  const workshop = mkdtempSync(`${KEPT}-`)
  try {
    await createTemplate(workshop)
    writeFileSync(join(workshop, 'made-by'), getTemplateCreator())
    rmSync(KEPT, { recursive: true, force: true })
    renameSync(workshop, KEPT)
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

// Under another name until it is complete: half a template would be taken for a whole one.
const draft = `${BUILT}-draft`
for (const folder of [draft, BUILT]) rmSync(folder, { recursive: true, force: true })
await copyFolder(KEPT, draft, 'everyone')
renameSync(draft, BUILT)
