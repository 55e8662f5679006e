import { formatAsOfText, offlineTexts } from '#content/texts/site/offline.ts'
import { formatAsOf } from '#domain/offline/as-of.ts'
import { AS_OF_HEADER } from '#domain/offline/stored-response.ts'
import { withHeaders } from './stored-copy.ts'

/**
 * Writes into a stored document how old it is, so that it says so before its modules run, and without them.
 * React skips elements that it does not know; `app/features/offline/offline-banner.tsx` takes this one over.
 */
export async function withOfflineBanner(
  copy: Response,
  connection: 'slow' | 'broken',
  url: string,
): Promise<Response> {
  const { pathname, search } = new URL(url)
  // URLs have no quotation marks.
  const path = (pathname + search).replaceAll('&', '&amp;')
  const asOf = copy.headers.get(AS_OF_HEADER) ?? new Date(0).toISOString()
  const text = `${offlineTexts[connection]} ${formatAsOfText(formatAsOf(new Date(asOf), new Date()))}`
  const strip = `<as-of-strip class="offline-banner" data-as-of="${asOf}" data-connection="${connection}" data-path="${path}"><span>${text}</span> <a href="">${offlineTexts.retry}</a></as-of-strip>`
  const html = await copy.text()
  const marked = html.replace(/<\/head><body[^>]*>/, (start) => start + strip)
  return withHeaders(new Response(marked, copy), {})
}
