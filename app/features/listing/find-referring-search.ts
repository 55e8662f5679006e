import { PATHS } from '#domain/site/links.ts'

interface DocumentOrigin {
  /** The URL of the page now. */
  readonly url: string
  /** The URL that the document was loaded with. */
  readonly documentUrl: string | undefined
  readonly referrer: string
}

/**
 * The path of the search whose link loaded this document, such as in a new tab; `null` if the visitor came from
 * elsewhere, or has gone on to another page since.
 */
export function findReferringSearch({ url, documentUrl, referrer }: DocumentOrigin): string | null {
  const { origin, pathname } = new URL(url)
  if (documentUrl === undefined || new URL(documentUrl).pathname !== pathname) return null
  const [path] = referrer.split('?')
  return path === origin + PATHS.search ? referrer.slice(origin.length) : null
}

export const readDocumentOrigin = (): DocumentOrigin => ({
  url: window.location.href,
  documentUrl: performance.getEntriesByType('navigation')[0]?.name,
  referrer: document.referrer,
})
