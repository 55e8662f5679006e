import { globSync } from 'node:fs'
import { join } from 'node:path'
import { getPathFolders, isExecutable } from './find-program.ts'
import { installSystemPackage } from './system-package.ts'

/** Where systems keep PostgreSQL's programs off the PATH. */
const KNOWN_FOLDERS = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
]

/** The folder with PostgreSQL's programs: of the PATH, else the newest; `null` if there is none. */
export function findPostgres(path = getPathFolders(), places = KNOWN_FOLDERS): string | null {
  const byVersion = new Intl.Collator('en', { numeric: true })
  const newestFirst = places
    .flatMap((place) => globSync(place))
    .toSorted((a, b) => byVersion.compare(b, a))
  const whole = (folder: string) =>
    ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name)))
  return [...path, ...newestFirst].find(whole) ?? null
}

/**
 * The folder with PostgreSQL's programs, after installing them where `CI` is true or
 * `HOMIQ_INSTALL_POSTGRES` is 1; `null` if there is none.
 */
export function findOrInstallPostgres(env = process.env): string | null {
  const found = findPostgres()
  if (found !== null) return found
  if (env.CI !== 'true' && env.HOMIQ_INSTALL_POSTGRES !== '1') return null
  return installSystemPackage('postgresql') ? findPostgres() : null
}
