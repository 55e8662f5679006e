import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './source-fingerprint.mjs'

/** What the bundle of the pages leaves out and imports at run time (docs/decisions/0037). */
const IMPORTED_SOURCES = ['content', 'domain', 'search', 'server']

/** A file next to the bundle, with the fingerprint of its sources. */
export const FINGERPRINT_FILE = 'sources.sha256'

/** @param root folder of the project */
export const getSourceFingerprint = (root: string) => fingerprint(root, IMPORTED_SOURCES)

/**
 * Pages of one version with a server of another fail in unpredictable ways.
 *
 * @throws a sentence when there is no build, or it was made for other sources
 */
export function expectCurrentBuild(root: string): void {
  const folder = join(root, 'build/server')
  if (!existsSync(join(folder, 'index.js'))) {
    throw new Error('There is no build to serve; `npm run build` makes it.')
  }
  const file = join(folder, FINGERPRINT_FILE)
  const built = existsSync(file) ? readFileSync(file, 'utf8') : ''
  if (built === getSourceFingerprint(root)) return
  throw new Error(
    'The build was made from other sources than those that are here; `npm run build` makes it anew.',
  )
}
