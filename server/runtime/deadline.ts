import { UnavailableError } from './unavailable.ts'

/** Resolves as `work` does, or rejects once it has taken longer than `ms`; the work itself goes on. */
export async function withDeadline<T>(work: Promise<T>, ms: number, what: string): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new UnavailableError(`${what} took too long.`, 5)), ms)
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
