import type { RouterContextProvider } from 'react-router'
import { pageContext } from '#server/main/page-context.ts'
import { getRetryAfter } from '#server/platform/runtime/unavailable.ts'

/** @throws a 503 with `Retry-After` while the catalog is unavailable */
export async function withRetryAfter<T>(
  context: Readonly<RouterContextProvider>,
  promise: Promise<T>,
): Promise<T> {
  try {
    return await promise
  } catch (error) {
    const retryAfter = getRetryAfter(error)
    if (retryAfter === null) throw error
    context.get(pageContext).retryAfter = retryAfter
    throw new Response(null, { status: 503 })
  }
}
