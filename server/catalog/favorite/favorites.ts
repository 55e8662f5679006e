import type { MergedFavorites } from '#domain/catalog/favorite/favorite-schema.ts'
import { isEstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Language } from '#domain/platform/language.ts'
import type { Catalog } from '#server/catalog/listing/catalog.ts'
import { wordListing } from '#server/catalog/listing/word-listing.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { mergeAccountFavorites } from './commands.ts'

export const createFavorites = (db: Queryable, catalog: Pick<Catalog, 'findListings'>) => ({
  /** 'too many' if the account cannot keep as many, and nothing changed. */
  async merge(
    uid: string,
    browser: { readonly agreed: readonly string[]; readonly own: readonly string[] },
    language: Language,
  ): Promise<MergedFavorites | 'too many'> {
    const merged = await mergeAccountFavorites(db, uid, browser, new Date())
    if (merged === 'too many') return merged
    const missing = merged.filter((key) => !browser.own.includes(key)).map((key) => key.split(' '))
    const homes: MergedFavorites['homes'][number][] = []
    for (const type of new Set(missing.map(([type]) => type).filter(isEstateType))) {
      const ids = missing.flatMap(([of, id]) => (of === type ? [Number(id)] : []))
      for (const listing of await catalog.findListings(type, ids))
        homes.push({ type, listing: wordListing(listing, language) })
    }
    return { hearts: merged, homes }
  },
})
