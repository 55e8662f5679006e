import { findFilterProblems } from '#domain/catalog/search/filter-problems.ts'
import { atomPath, searchPath } from '#domain/catalog/search/search-paths.ts'
import type { SearchQuery } from '#domain/catalog/search/search-query.ts'
import { inLanguage } from '#domain/platform/language.ts'
import { propertyTexts } from '#texts/catalog/property.ts'
import { language } from '#texts/language.ts'

/**
 * `<link>` elements of a search: previous and next page of the list view, Atom feed.
 * Relative, because pages do not depend on the host.
 */
export function getSearchLinks(query: SearchQuery, pageCount: number) {
  const createLink = (rel: string, page: number) => ({
    tagName: 'link',
    rel,
    href: inLanguage(searchPath({ ...query, view: 'list', page }), language),
  })
  const { page } = query
  return [
    ...(page > 1 ? [createLink('prev', page - 1)] : []),
    ...(page < pageCount ? [createLink('next', page + 1)] : []),
    ...getFeedLinks(query),
  ]
}

/** No feed for a price or area that is not a number: the feed would reject it. */
function getFeedLinks(query: SearchQuery) {
  const { price, area } = findFilterProblems(query.filters)
  if (query.type === null || price.min || price.max || area.min || area.max) return []
  return [
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      title: propertyTexts.feed,
      href: inLanguage(atomPath(query), language),
    },
  ]
}
