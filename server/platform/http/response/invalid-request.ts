import { SECURITY_HEADERS } from './security-headers.ts'

/** Methods that some route accepts. */
export const SUPPORTED_METHODS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
])

/** The Fetch standard forbids them: copying such a request throws. */
const FORBIDDEN_METHODS: ReadonlySet<string> = new Set(['CONNECT', 'TRACE', 'TRACK'])

/** Copying a request fails if its URL has userinfo: "http://user@host/". */
const URL_WITH_USERINFO = /^https?:\/\/[^/?#]*@/i

/**
 * Rejects what the listener accepts but a `Request` of the Fetch standard cannot be. `undefined`
 * for everything else.
 */
export function rejectInvalidRequest({ method, url }: Request): Response | undefined {
  if (FORBIDDEN_METHODS.has(method)) {
    return reject(405, 'This method is not known here.', {
      Allow: [...SUPPORTED_METHODS].join(', '),
    })
  }
  if (URL_WITH_USERINFO.test(url)) return reject(400, 'An address here has no user.')
  return undefined
}

function reject(status: number, text: string, extraHeaders: Record<string, string> = {}): Response {
  return new Response(text, {
    status,
    headers: { ...SECURITY_HEADERS, 'Cache-Control': 'no-store', ...extraHeaders },
  })
}
