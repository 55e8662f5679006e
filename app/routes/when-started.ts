import { ASK_AGAIN_AFTER, isStillStarting } from '#server/listing/still-starting.ts'

/** What is asked of the catalogue; 503 with a time to ask again, while that must still get ready. */
export async function whenStarted<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (!isStillStarting(error)) throw error
    throw new Response(null, { status: 503, headers: { 'Retry-After': String(ASK_AGAIN_AFTER) } })
  }
}
