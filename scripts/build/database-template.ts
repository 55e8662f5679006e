import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTemplate } from '#server/platform/db/create-template.ts'
import { copyFolder, getTemplateCreator } from '#server/platform/db/embedded/template.ts'

/**
 * Creates the template of new embedded databases in `target`, so that a first start need not wait 3 s for PostgreSQL's
 * initdb.
 */
export async function buildDatabaseTemplate(target: string): Promise<void> {
  const draft = `${target}-draft`
  for (const folder of [draft, target]) rmSync(folder, { recursive: true, force: true })
  await copyFolder(await createTemplate(draft), join(target, 'postgres'), 'everyone')
  rmSync(draft, { recursive: true })
  // Written last, because the server uses any folder with this file.
  writeFileSync(join(target, 'made-by'), getTemplateCreator())
}
