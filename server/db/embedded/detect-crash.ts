import type { PGlite } from '@electric-sql/pglite'

/** With this status PostgreSQL leaves a statement that failed, having told the client why. */
const STATEMENT_FAILED = 100

/**
 * Tells when PostgreSQL itself has broken down: it ran out of stack, touched memory that is not
 * its own, or gave up. PGlite ignores that and confirms the statement as if it had run, so nothing
 * more is sent to any client from then on.
 */
export function detectCrash(db: PGlite, onCrash: (error: unknown) => void): void {
  let hasCrashed = false
  const { Module: postgres } = db
  const step = postgres._PostgresMainLoopOnce
  postgres._PostgresMainLoopOnce = () => {
    try {
      step()
    } catch (error) {
      if (!isFailedStatement(error) && !hasCrashed) {
        hasCrashed = true
        onCrash(error)
      }
      throw error
    }
  }
  const execute = db.execProtocolRawStream.bind(db)
  db.execProtocolRawStream = async (message, { onRawData, ...options }) => {
    if (hasCrashed) throw new Error('PostgreSQL has broken down')
    await execute(message, {
      ...options,
      onRawData: (data) => {
        if (!hasCrashed) onRawData(data)
      },
    })
  }
}

function isFailedStatement(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    error.status === STATEMENT_FAILED
  )
}
