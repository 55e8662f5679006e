import { Hono } from 'hono'
import { alertFeedPath, alertPath } from '#domain/catalog/saved-search/links.ts'
import { getPathLanguage, inLanguage, LANGUAGES, type Language } from '#domain/platform/language.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { renderElement, renderLink } from '#server/catalog/atom/feed.ts'
import { getSite } from '#server/platform/http/request/site.ts'
import { XML_DECLARATION } from '#server/platform/http/response/xml.ts'
import { loadTexts } from '#server/platform/texts/load-texts.ts'
import type * as Mails from '#texts/catalog/saved-search-mails.ts'
import type { SavedSearches } from './saved-searches.ts'
import type { SavedSearchRow, SearchAlertRow } from './tables.ts'

const mails = await loadTexts<typeof Mails>('catalog/saved-search-mails.ts')

/** RFC 4287: an entry for each of the last alerts, which links to its page. */
function renderAlertFeed(
  origin: string,
  { feedToken, query, name, createdAt }: SavedSearchRow,
  alerts: readonly SearchAlertRow[],
  language: Language,
): string {
  const url = (path: string) => origin + inLanguage(path, language)
  const updated = (alerts[0]?.at ?? createdAt).toISOString()
  return [
    XML_DECLARATION,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    renderElement('id', url(alertFeedPath(feedToken))),
    renderElement('title', name),
    renderElement('updated', updated),
    `<author>${renderElement('name', 'Homiq')}</author>`,
    renderLink('self', 'application/atom+xml', url(alertFeedPath(feedToken))),
    renderLink('alternate', 'text/html', url(`${PATHS.search}?${query}`)),
    ...alerts.map(({ number, homes, at }) => {
      const page = url(alertPath(feedToken, number))
      return [
        '<entry>',
        renderElement('id', page),
        renderElement('title', mails[language].formatAlertTitle(number, homes)),
        renderElement('updated', at.toISOString()),
        renderLink('alternate', 'text/html', page),
        renderElement('summary', name),
        '</entry>',
      ].join('\n')
    }),
    '</feed>',
    '',
  ].join('\n')
}

interface AlertFeedOptions {
  readonly searches: Pick<SavedSearches, 'findTold' | 'listAlerts'>
  /** The configured URL of the site, or ''. */
  readonly siteUrl: string
}

/** The alerts of a saved search, for whoever has its token. None of its links changes the search. */
export function alertFeedRoutes({ searches, siteUrl }: AlertFeedOptions): Hono {
  const app = new Hono()
  const paths = LANGUAGES.map((language) => inLanguage('/searches/:token/alerts.atom', language))
  app.on('GET', paths, async (c) => {
    const headers = { 'Cache-Control': 'private, no-store' }
    const search = await searches.findTold(c.req.param('token') ?? '')
    if (search?.confirmedAt == null) return c.text('There is no such search.', 404, headers)
    const { origin } = getSite(c.req.raw, siteUrl)
    const language = getPathLanguage(c.req.path)
    const feed = renderAlertFeed(origin, search, await searches.listAlerts(search.id), language)
    return c.body(feed, 200, { ...headers, 'Content-Type': 'application/atom+xml; charset=utf-8' })
  })
  return app
}
