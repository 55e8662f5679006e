import { propertyTexts } from '#content/texts/search/property.ts'
import { findFilterProblems } from '#domain/search/filter-problems.ts'
import type { SearchQuery } from '#domain/search/search-query.ts'
import { atomPath, searchPath } from '#domain/site/links.ts'

/**
 * The addresses that machines are told of a search: its own, without how it is looked at, those of
 * the pages before and after, and its feed. Relative, because pages do not depend on the host.
 */
export function getSearchLinks(query: SearchQuery, pages: number) {
  const link = (rel: string, page: number) => ({
    tagName: 'link',
    rel,
    href: searchPath({ ...query, view: 'list', page }),
  })
  const { page } = query
  return [
    link('canonical', page),
    ...(page > 1 ? [link('prev', page - 1)] : []),
    ...(page < pages ? [link('next', page + 1)] : []),
    ...getFeedLinks(query),
  ]
}

/** The feed of a search: the newest first, whatever the order here. It takes no bound without a number. */
function getFeedLinks(query: SearchQuery) {
  const { price, area } = findFilterProblems(query.filters)
  if (query.type === null || price.min || price.max || area.min || area.max) return []
  return [
    {
      tagName: 'link',
      rel: 'alternate',
      type: 'application/atom+xml',
      title: propertyTexts.feed,
      href: atomPath(query),
    },
  ]
}
