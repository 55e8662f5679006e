import { recordPageFetch } from '#app/browser/network/page-fetch.ts'
import { inLanguage, withoutLanguage } from '#domain/platform/language.ts'
import { getPageOfData } from '#domain/site/offline/data-path.ts'
import {
  AS_OF_HEADER,
  CONNECTION_HEADER,
  type ConnectionState,
  DOCUMENT_STORED_HEADER,
} from '#domain/site/offline/stored-response.ts'
import { language } from '#texts/language.ts'

/** What React Router passes along with a request for data. */
interface DataRequest {
  readonly type: string
}

/**
 * Keeps the current page on the screen instead of opening the one at `path`.
 *
 * @returns `false` if the page at `path` can be shown without its data
 */
type StayOnPage = (path: string) => Promise<boolean>

/**
 * Used until the code of `stay-on-page.ts` has loaded, for which a connection is needed too: opens the last
 * requested page once the connection is back.
 */
const openWhenOnline: StayOnPage = async (path) => {
  window.ononline = () => location.assign(inLanguage(path, language))
  return true
}

let stayOnPage = openWhenOnline

/** The last navigation that `stayOnPage` held. */
let held: Request | null = null

/**
 * Sets what happens without a connection, and settles a navigation that was held before this code loaded; otherwise it
 * would stay pending forever.
 */
export function onBrokenConnection(stay: StayOnPage): void {
  stayOnPage = stay
  window.ononline = null
  // A held request is aborted when another navigation starts.
  if (held !== null && !held.signal.aborted) stay(getPagePath(held))
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
 * Fetches the data of a page. Without a connection and a stored copy the current page stays; otherwise the error
 * screen would replace it.
 */
export async function fetchOrStay(request: Request, { type }: DataRequest): Promise<Response> {
  if (request.method !== 'GET' || type === 'fetcher') return fetch(request)
  const path = getPagePath(request)
  try {
    const response = await fetch(request)
    if (response.headers.has(DOCUMENT_STORED_HEADER)) {
      location.assign(inLanguage(path, language))
      return rejectOnAbort(request)
    }
    recordResponse(path, response)
    return response
  } catch (error) {
    if (request.signal.aborted || !(await stayOnPage(path))) throw error
    held = request
    return rejectOnAbort(request)
  }
}
