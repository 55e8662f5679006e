import type { Context } from 'hono'

/**
 * Reads the body of a form before the request takes a slot, which a client that sends slowly would hold meanwhile. The
 * body must be bounded (`limit-body-size.ts`), and so must its time (`server/platform/http/listener/limit-body-time.ts`).
 *
 * @returns whether all of it came
 */
export async function readFormBody(c: Context): Promise<boolean> {
  const { raw } = c.req
  if (raw.method === 'GET' || raw.method === 'HEAD') return true
  try {
    const { url, method, headers, signal } = raw
    const body = await raw.arrayBuffer()
    c.req.raw = new Request(url, { method, headers, signal, body })
    return true
  } catch {
    return false
  }
}
