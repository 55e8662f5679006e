import { DatabaseError } from 'pg'
import { getRetryAfter } from '#server/platform/runtime/unavailable.ts'

/** How many nested causes are logged. */
const MAX_CAUSES = 5

export interface ErrorFields {
  readonly type: string
  readonly message?: string
  readonly stack?: string
  readonly code?: string
  readonly cause?: ErrorFields
  /** Only on errors of PostgreSQL. */
  readonly table?: string
  readonly constraint?: string
  readonly routine?: string
}

/**
 * An error without personal data. PostgreSQL's messages and details quote values ("Key
 * (email_key)=(…) already exists"), so only names and codes are taken of them.
 */
export function toErrorFields(error: unknown, depth = 0, stacks = true): ErrorFields {
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
  // An unreachable database is not our bug, and every request would log the stack.
  const withStack = stacks && getRetryAfter(error) === null
  return {
    type: name,
    message,
    ...code,
    ...(stack && withStack && { stack }),
    ...(cause !== undefined &&
      depth < MAX_CAUSES && { cause: toErrorFields(cause, depth + 1, withStack) }),
  }
}
