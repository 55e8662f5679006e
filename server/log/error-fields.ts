import { DatabaseError } from 'pg'
import { retryAfterOf } from '#server/runtime/unavailable.ts'

/** So many causes of causes are told. */
const MAX_CAUSES = 5

/** What a line of the log says of an error. */
export interface ErrorFields {
  readonly type: string
  readonly message?: string
  readonly stack?: string
  readonly code?: string
  readonly cause?: ErrorFields
  /** Of PostgreSQL's errors. */
  readonly table?: string
  readonly constraint?: string
  readonly routine?: string
}

/**
 * An error as the log may have it. PostgreSQL's messages and details quote values ("Key
 * (email_key)=(…) already exists"), so of those errors only names and codes are taken.
 */
export function errorFields(error: unknown, depth = 0, stacks = true): ErrorFields {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {}
  if (error instanceof DatabaseError) {
    const { table, constraint, routine } = error
    return {
      type: 'DatabaseError',
      ...code,
      ...(table && { table }),
      ...(constraint && { constraint }),
      ...(routine && { routine }),
    }
  }
  const { name, message, stack, cause } = error
  // That the database is away is no fault of a line of ours, and is told by every request meanwhile.
  const withStack = stacks && retryAfterOf(error) === null
  return {
    type: name,
    message,
    ...code,
    ...(stack && withStack && { stack }),
    ...(cause !== undefined &&
      depth < MAX_CAUSES && { cause: errorFields(cause, depth + 1, withStack) }),
  }
}
