import { Hono } from 'hono'
import { EMPTY_SEARCH_QUERY, parseSearchQuery } from '#domain/catalog/search/search-query.ts'
import { getPathLanguage, inLanguage, LANGUAGES } from '#domain/platform/language.ts'
import { feedParameters } from '#server/catalog/api/parameters.ts'
import { parseQuery } from '#server/catalog/api/parse-query.ts'
import { createProblem } from '#server/catalog/api/problem.ts'
import type { Catalog } from '#server/catalog/listing/catalog.ts'
import { sendCacheable } from '#server/platform/http/pages/page.ts'
import { getSite } from '#server/platform/http/request/site.ts'
import { FEED_PATH, renderAtomFeed } from './feed.ts'
import { findNewestListings } from './newest-listings.ts'

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
