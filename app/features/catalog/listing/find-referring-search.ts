import { PATHS } from '#domain/platform/paths.ts'

/**
 * The path of the search whose link loaded this document, for example in a new tab; `null` if the visitor came from
 * elsewhere, or has since moved to another page.
 *
 * @param documentUrl URL that the document was loaded with
 */
export function findReferringSearch(
  { origin, pathname }: Pick<Location, 'origin' | 'pathname'>,
  documentUrl: string,
  referrer: string,
): string | null {
  if (new URL(documentUrl, origin).pathname !== pathname) return null
  return referrer.split('?')[0] === origin + PATHS.search ? referrer.slice(origin.length) : null
}
