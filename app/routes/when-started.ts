import { retryAfterOf } from '#server/http/unavailable.ts'

/** What is asked of the catalogue; 503 with a time to ask again, while that cannot answer. */
export async function whenStarted<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    const retryAfter = retryAfterOf(error)
    if (retryAfter === null) throw error
    throw new Response(null, { status: 503, headers: { 'Retry-After': String(retryAfter) } })
  }
}
