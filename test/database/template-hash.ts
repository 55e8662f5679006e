import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MIGRATIONS } from '#server/platform/db/migrate.ts'
import manifest from '../../package.json' with { type: 'json' }

/** Covers everything that a migrated empty database depends on, so a template never goes stale. */
export function getTemplateHash(): string {
  const hash = createHash('sha256').update(manifest.dependencies['@electric-sql/pglite'])
  for (const name of readdirSync(MIGRATIONS).toSorted()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(MIGRATIONS, name)))
  }
  return hash.digest('hex').slice(0, 12)
}
