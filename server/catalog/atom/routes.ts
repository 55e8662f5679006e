import { Hono } from 'hono'
import { ESTATE_TYPES } from '#domain/catalog/listing/estate-type.ts'
import {
  EMPTY_SEARCH_QUERY,
  parseSearchQuery,
  type SearchQuery,
} from '#domain/catalog/search/search-query.ts'
import { DEFAULT_SORT } from '#domain/catalog/search/sort.ts'
import { getPathLanguage, inLanguage, LANGUAGES } from '#domain/platform/language.ts'
import { feedParameters } from '#server/catalog/api/parameters.ts'
import { parseQuery } from '#server/catalog/api/parse-query.ts'
import { createProblem } from '#server/catalog/api/problem.ts'
import type { Catalog } from '#server/catalog/listing/catalog.ts'
import type { PublishedListing } from '#server/catalog/listing/queries.ts'
import { sendCacheable } from '#server/platform/http/pages/page.ts'
import { getSite } from '#server/platform/http/request/site.ts'
import { FEED_PATH, renderAtomFeed } from './feed.ts'

const MAX_AGE_SECONDS = 300

export interface AtomOptions {
  readonly catalog: Pick<Catalog, 'search' | 'findPublishedListing'>
  /** The configured URL of the site, or ''. */
  readonly siteUrl: string
}

/**
 * The newest listings of any search. It takes the query of `/property` and ignores sort, view and page.
 * Unknown parameters are a 400: a subscription with a typo would deliver everything for years.
 */
export function atomRoutes({ catalog, siteUrl }: AtomOptions): Hono {
  const app = new Hono()
  const paths = LANGUAGES.map((language) => inLanguage(FEED_PATH, language))
  app.on('GET', paths, async ({ req: { raw, path } }) => {
    const pairs = new URL(raw.url).searchParams
    const { errors } = parseQuery(pairs, feedParameters)
    if (errors) return createProblem(400, 'The query has pairs to correct.', { errors })
    const { sort: _sort, view: _view, page: _page, ...narrowing } = parseSearchQuery(pairs).query
    const query = { ...EMPTY_SEARCH_QUERY, ...narrowing }
    const { origin, cacheScope } = getSite(raw, siteUrl)
    return sendCacheable(raw, {
      body: renderAtomFeed(
        origin,
        query,
        await findNewestListings(catalog, query),
        getPathLanguage(path),
      ),
      type: 'application/atom+xml; charset=utf-8',
      cacheControl: `${cacheScope}, max-age=${MAX_AGE_SECONDS}`,
    })
  })
  return app
}

const MAX_ENTRIES = 24

const newestFirst = (a: PublishedListing, b: PublishedListing) =>
  b.publishedAt.getTime() - a.publishedAt.getTime() || a.id - b.id

/** Finds the newest listings, of both types if the query names none. */
async function findNewestListings(
  catalog: Pick<Catalog, 'search' | 'findPublishedListing'>,
  query: SearchQuery,
): Promise<readonly PublishedListing[]> {
  const types = query.type === null ? ESTATE_TYPES : [query.type]
  const found = await Promise.all(
    types.map(async (type) => {
      const search = { ...query, type, sort: DEFAULT_SORT, page: 1 }
      const { listings } = await catalog.search(search)
      return Promise.all(
        listings
          .slice(0, MAX_ENTRIES)
          .map(({ id }) => catalog.findPublishedListing(type, String(id))),
      )
    }),
  )
  return found
    .flat()
    .filter((listing) => listing !== null)
    .toSorted(newestFirst)
    .slice(0, MAX_ENTRIES)
}
