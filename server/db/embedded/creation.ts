import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { syncPathNow } from './sync-path.ts'
import { copyTemplate, isTemplate } from './template.ts'

/** The major version of PostgreSQL that PGlite is. */
export const POSTGRES_MAJOR = '18'

/**
 * Creating a database takes seconds, and one that was interrupted cannot be used. A mark beside the
 * folder says that creation is under way; a start that finds the mark begins again, which loses
 * nothing: nobody was told that the database is ready. With a `template` of this very PostgreSQL
 * the new database is a copy of it, else PostgreSQL has to make it.
 *
 * @returns what to call once the database is ready
 * @throws when the folder holds something else
 */
export async function beginCreation(folder: string, template?: string): Promise<{ done(): void }> {
  const mark = `${folder}.creating`
  if (existsSync(mark)) rmSync(folder, { recursive: true, force: true })
  else if (existsSync(`${folder}/PG_VERSION`)) {
    requireMajor(readFileSync(`${folder}/PG_VERSION`, 'utf8').trim())
    return { done() {} }
  } else if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error('the folder is not empty, and holds no database')
  }
  // After a power cut the mark must not be missing beside half a database, nor beside a whole one
  // be back: that would be created anew.
  writeFileSync(mark, '', { flush: true })
  syncPathNow(dirname(mark))
  createPrivateFolder(folder)
  if (template !== undefined && isTemplate(template)) await copyTemplate(template, folder)
  return {
    done() {
      rmSync(mark, { force: true })
      syncPathNow(dirname(mark))
    },
  }
}

/**
 * PostgreSQL reads no files of another major version, and ends with words about them that help nobody.
 *
 * @throws a sentence that says what does help
 */
function requireMajor(found: string): void {
  if (found === POSTGRES_MAJOR) return
  throw new Error(
    `it was made by PostgreSQL ${found}, and this version of Homiq has PostgreSQL ${POSTGRES_MAJOR}; save it with the version of Homiq that made it (npm run backup -- FILE), move the folder away, and bring it back with this one (npm run restore -- FILE)`,
  )
}

/** PGlite lets everyone write its files, so nobody else may come as far as to them. */
function createPrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
}
