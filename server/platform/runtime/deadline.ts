import { UnavailableError } from './unavailable.ts'

/**
 * Returns the result of `work`, but rejects after `ms`; the work itself continues.
 *
 * @param what names the work at the start of the message
 * @throws {UnavailableError} if it takes longer
 */
export async function withDeadline<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new UnavailableError(`${what} took too long.`, 5)), ms)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
