import { recordPageFetch } from '#app/browser/network/page-fetch.ts'
import { CLIENT_BUILD_HEADER } from '#domain/platform/client-build.ts'
import { inLanguage, withoutLanguage } from '#domain/platform/language.ts'
import { getPageOfData } from '#domain/site/offline/data-path.ts'
import {
  AS_OF_HEADER,
  CONNECTION_HEADER,
  type ConnectionState,
  DOCUMENT_STORED_HEADER,
} from '#domain/site/offline/stored-response.ts'
import { language } from '#texts/language.ts'

/**
 * Keeps the current page on the screen instead of opening the one at `path`.
 *
 * @returns `false` if the page at `path` can be shown without its data
 */
type StayOnPage = (path: string) => Promise<boolean>

let stayOnPage: StayOnPage = async () => false

/** Sets what happens without a connection. */
export function onBrokenConnection(stay: StayOnPage): void {
  stayOnPage = stay
}

function getPagePath(request: Request): string {
  const { pathname, search } = new URL(request.url)
  return withoutLanguage(getPageOfData(pathname) ?? pathname) + search
}

const rejectOnAbort = ({ signal }: Request) =>
  new Promise<Response>((_, reject) => {
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

declare global {
  interface Window {
    /** React Router's list of the routes of this page's build. */
    readonly __reactRouterManifest?: {
      readonly version: string
      readonly routes: Readonly<Record<string, { readonly module: string }>>
    }
  }
}

/** Whether data is for pages of another build, whose code may expect more or less of it. Every build follows redirects. */
function isOfAnotherBuild({ status, headers }: Response): boolean {
  const build = headers.get(CLIENT_BUILD_HEADER)
  return status === 200 && build !== null && build !== window.__reactRouterManifest?.version
}

/** Whether a form has words that would be lost by a reload. */
function hasTypedWords(): boolean {
  const fields = 'form[method="post"] :is(input:not([type="hidden"]), textarea)'
  return [...document.querySelectorAll<HTMLInputElement>(fields)].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )
}

/** Opens a page as a document, which fits its data whatever build it is of. */
function openDocument(path: string, { headers }: Response): void {
  const href = inLanguage(path, language)
  const isShown = href === location.pathname + location.search
  // A reload keeps the entry of the history. It is refused without a connection (`stay-on-page.ts`).
  if (isShown && !headers.has(CONNECTION_HEADER)) location.reload()
  else location.assign(href)
}

function recordResponse(path: string, { headers }: Response): void {
  const storedAt = headers.get(AS_OF_HEADER)
  if (storedAt === null) {
    recordPageFetch(path, { asOf: Date.now(), connection: 'good' }, false)
    return
  }
  const connection = (headers.get(CONNECTION_HEADER) ?? 'good') as ConnectionState
  const reading = { asOf: Date.parse(storedAt), connection }
  // A copy that was just prefetched does not prove that there is a connection.
  if (connection === 'broken') recordPageFetch(path, reading, true)
  else recordPageFetch(path, reading)
}

/**
 * Fetches the data of a page for React Router; of one that another version of the site answers, the document is opened.
 * Without a connection and a stored copy the current page stays; otherwise the error screen would replace it.
 */
export async function fetchOrStay(
  request: Request,
  { type }: { readonly type: string },
): Promise<Response> {
  if (request.method !== 'GET') return fetch(request)
  const path = getPagePath(request)
  try {
    const response = await fetch(request)
    if (isOfAnotherBuild(response)) {
      if (type === 'navigation' || !hasTypedWords()) {
        openDocument(path, response)
        return rejectOnAbort(request)
      }
      // What a page reads again by itself can wait until somebody has written and goes on. A form that was just
      // sent cannot: its page takes the data, to which versions only add.
      if (type === 'revalidation') return rejectOnAbort(request)
    }
    if (type === 'fetcher') return response
    if (response.headers.has(DOCUMENT_STORED_HEADER)) {
      location.assign(inLanguage(path, language))
      return rejectOnAbort(request)
    }
    recordResponse(path, response)
    return response
  } catch (error) {
    if (type === 'fetcher' || request.signal.aborted || !(await stayOnPage(path))) throw error
    return rejectOnAbort(request)
  }
}
