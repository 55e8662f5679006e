import type { RouterContextProvider } from 'react-router'
import { documentContext } from '#server/loader/context.ts'
import { getRetryAfter } from '#server/runtime/unavailable.ts'

type Context = Readonly<RouterContextProvider>

/** What is asked of the catalog; 503 with a time to ask again, while that cannot answer. */
export async function withRetryAfter<T>(context: Context, promise: Promise<T>): Promise<T> {
  try {
    return await promise
  } catch (error) {
    const retryAfter = getRetryAfter(error)
    if (retryAfter === null) throw error
    context.get(documentContext).retryAfter = retryAfter
    throw new Response(null, { status: 503 })
  }
}
