import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createTemplate } from '#server/platform/db/create-template.ts'
import {
  copyFolder,
  getTemplateCreator,
  isTemplate,
} from '#server/platform/db/embedded/template.ts'

/**
 * Creates the template of new embedded databases in `target`, so that a first start need not wait for PostgreSQL's
 * initdb.
 *
 * @param cached keeps it between builds, because it only depends on PGlite
 */
export async function buildDatabaseTemplate(cached: string, target: string): Promise<void> {
  if (!isTemplate(cached)) await createCached(cached)
  // Renamed when complete, because the server uses any folder with this name.
  const draft = `${target}-draft`
  for (const folder of [draft, target]) rmSync(folder, { recursive: true, force: true })
  await copyFolder(cached, draft, 'everyone')
  renameSync(draft, target)
}

async function createCached(cached: string): Promise<void> {
  mkdirSync(dirname(cached), { recursive: true })
  const unfinished = mkdtempSync(`${cached}-`)
  try {
    await createTemplate(unfinished)
    writeFileSync(`${unfinished}/made-by`, getTemplateCreator())
    rmSync(cached, { recursive: true, force: true })
    renameSync(unfinished, cached)
  } finally {
    rmSync(unfinished, { recursive: true, force: true })
  }
}
