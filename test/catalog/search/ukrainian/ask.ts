import { EMPTY_SEARCH_QUERY } from '#domain/catalog/search/search-query.ts'
import { toSearchedText } from '#domain/catalog/search/text/searched-text.ts'
import { understandSearch } from '#domain/catalog/search/understand-search.ts'
import { createListingIndex } from '#search/listing-index.ts'
import { correctTypo } from '#search/query/correct-typo.ts'
import { findListings } from '#search/query/find-listings.ts'
import { SHIPPED_DISPLAY_RATES } from '#server/catalog/exchange-rate/follow-rates.ts'
import { withTyposCorrected } from '#server/catalog/listing/correct-typos.ts'
import { toSearchCriteria } from '#server/catalog/listing/to-search-criteria.ts'
import { WRITTEN_HOMES } from './homes.ts'
import { isMeant, type MeantQuery } from './meaning.ts'

const index = createListingIndex()
for (const home of WRITTEN_HOMES)
  index.put({
    ...home,
    priceDrop: 0,
    area: null,
    pricePerSquare: null,
    facts: {},
    availableFrom: null,
    publishedAt: 0,
    lat: null,
    lng: null,
    text: toSearchedText({ ...home, translations: [], roomsText: null, facts: {} }),
  })

export interface Answer {
  /** What is meant and was found. */
  readonly right: readonly number[]
  readonly missing: readonly number[]
  readonly wrong: readonly number[]
}

/** What `/property` finds for a text, as it is typed on the page of a type. */
export function askMeant([text, type, meaning]: MeantQuery): Answer {
  const understood = understandSearch({ ...EMPTY_SEARCH_QUERY, type, text })
  const query = { ...understood, type: understood.type ?? type }
  const { found } = withTyposCorrected(
    { correct: (asked, prefixes) => correctTypo(index, asked, prefixes) },
    query,
    (it) =>
      findListings(index, toSearchCriteria(it, SHIPPED_DISPLAY_RATES).criteria, {
        offset: 0,
        limit: WRITTEN_HOMES.length,
      }),
  )
  const meant = WRITTEN_HOMES.filter((home) =>
    isMeant(home, type, meaning, SHIPPED_DISPLAY_RATES.unitsPerDollar),
  ).map(({ id }) => id)
  const ids = query.type === type ? found.ids : []
  return {
    right: ids.filter((id) => meant.includes(id)),
    missing: meant.filter((id) => !ids.includes(id)),
    wrong: ids.filter((id) => !meant.includes(id)),
  }
}
