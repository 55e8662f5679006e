import { PATHS } from '#domain/site/links.ts'

/**
 * The path of the search whose link loaded this document, such as in a new tab; `null` if the visitor came from
 * elsewhere, or has gone on to another page since.
 *
 * @param documentUrl what the document was loaded with
 */
export function findReferringSearch(
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
  documentUrl: string,
  referrer: string,
): string | null {
  if (new URL(documentUrl, origin).pathname !== pathname) return null
  return referrer.split('?')[0] === origin + PATHS.search ? referrer.slice(origin.length) : null
}
