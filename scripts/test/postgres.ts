import { globSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { getPathFolders, isExecutable } from './find-program.ts'
import { findOrInstall } from './system-package.ts'

/** Where PostgreSQL's executables are installed outside of PATH. */
const KNOWN_FOLDERS = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
]

/** The folder of PostgreSQL's executables: on PATH, else the newest version; `null` if there is none. */
export function findPostgres(path = getPathFolders(), places = KNOWN_FOLDERS): string | null {
  const byVersion = new Intl.Collator('en', { numeric: true })
  const newestFirst = places
    .flatMap((place) => globSync(place))
    .toSorted((a, b) => byVersion.compare(b, a))
  const whole = (folder: string) =>
    ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name)))
  const folder = [...path, ...newestFirst].find(whole)
  // A folder of PATH may have links to a few of the programs only.
  return folder === undefined ? null : dirname(realpathSync(join(folder, 'postgres')))
}

export const findOrInstallPostgres = (): string | null =>
  findOrInstall(findPostgres, { name: 'postgresql', allow: 'HOMIQ_INSTALL_POSTGRES' })
