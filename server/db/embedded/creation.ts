import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Creating a database takes seconds, and one that was interrupted cannot be used. A mark beside the
 * folder says that creation is under way; a start that finds the mark begins again, which loses
 * nothing: nobody was told that the database is ready.
 *
 * @returns what to call once the database is ready
 * @throws when the folder holds something else
 */
export function beginCreation(folder: string): { done(): void } {
  const mark = `${folder}.creating`
  if (existsSync(mark)) rmSync(folder, { recursive: true, force: true })
  else if (existsSync(`${folder}/PG_VERSION`)) return { done() {} }
  else if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new Error('the folder is not empty, and holds no database')
  }
  writeFileSync(mark, '')
  return { done: () => rmSync(mark, { force: true }) }
}
