import { withoutLanguage } from '#domain/platform/language.ts'
import { AS_OF_HEADER } from '#domain/site/offline/stored-response.ts'
import { formatAsOf } from '#texts/format/as-of.ts'
import { formatAsOfText, offlineTexts } from '#texts/site/offline.ts'
import { withHeaders } from './stored-copy.ts'

/**
 * Writes the age of a stored document into its markup, so that it shows before the modules run, and without
 * them. React ignores elements it does not know; `app/features/shell/offline/offline-banner.tsx` replaces this
 * one.
 */
export async function withOfflineBanner(
  copy: Response,
  connection: 'slow' | 'broken',
  url: string,
): Promise<Response> {
  const { pathname, search } = new URL(url)
  // URLs contain no quotation marks.
  const path = (withoutLanguage(pathname) + search).replaceAll('&', '&amp;')
  const asOf = copy.headers.get(AS_OF_HEADER) ?? ''
  const text = `${offlineTexts[connection]} ${formatAsOfText(formatAsOf(new Date(asOf), new Date()))}`
  const strip = `<as-of-strip class="offline-banner" data-as-of="${asOf}" data-connection="${connection}" data-path="${path}"><span>${text}</span> <a href="">${offlineTexts.retry}</a></as-of-strip>`
  const html = await copy.text()
  const marked = html.replace(/<\/head><body[^>]*>/, (start) => start + strip)
  return withHeaders(new Response(marked, copy), {})
}
