import type { Queryable } from '../db/open.ts'
import { type CatalogueIndex, catalogueVersion, loadCatalogueIndex } from './catalogue-index.ts'

/** An index that stays in step with the database. */
export interface FollowedIndex {
  /** The index now. */
  readonly current: () => CatalogueIndex
  /** Looks for changes at once. */
  readonly refresh: () => Promise<void>
  readonly stop: () => void
}

/**
 * Loads the index and keeps it in step: every `everyMs` milliseconds it asks for the moment of the
 * last change, whichever process made it, and loads anew when that has moved. A failed look is
 * logged and tried again; the index last loaded goes on serving.
 */
export async function followCatalogue(db: Queryable, everyMs: number): Promise<FollowedIndex> {
  let index = await loadCatalogueIndex(db)
  let looking: Promise<void> | null = null

  async function look(): Promise<void> {
    if ((await catalogueVersion(db)) !== index.version) index = await loadCatalogueIndex(db)
  }

  function refresh(): Promise<void> {
    looking ??= look().finally(() => {
      looking = null
    })
    return looking
  }

  const timer = setInterval(() => {
    refresh().catch((error: unknown) => console.error('The catalogue could not be read.', error))
  }, everyMs)
  timer.unref()
  return { current: () => index, refresh, stop: () => clearInterval(timer) }
}
