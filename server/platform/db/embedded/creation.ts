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

/** The major version of PostgreSQL in PGlite. */
export const POSTGRES_MAJOR = '18'

/**
 * Creating a database takes seconds, and an interrupted creation leaves an unusable one. A marker file
 * beside the folder exists during creation; a start that finds it starts over, which loses nothing.
 * With a `template` of the same PGlite the new database is a copy of it.
 *
 * @returns `done`, to call once the database is ready
 * @throws when the folder contains something else
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
  // Synced, so that after a power cut the marker is neither missing beside an incomplete database
  // nor back beside a complete one, which would be created again.
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
 * PostgreSQL cannot read files of another major version, and its own message does not help.
 *
 * @throws an error whose message says what to do
 */
function requireMajor(found: string): void {
  if (found === POSTGRES_MAJOR) return
  throw new Error(
    `it was made by PostgreSQL ${found}, and this version of Homiq has PostgreSQL ${POSTGRES_MAJOR}; save it with the version of Homiq that made it (npm run backup -- FILE), move the folder away, and bring it back with this one (npm run restore -- FILE)`,
  )
}

/** PGlite creates files that everyone may write, so the folder is private. */
function createPrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o700)
}
