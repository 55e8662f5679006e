import type { PGlite } from '@electric-sql/pglite'

/** PostgreSQL's exit status after a failed statement; the client has received the error. */
const STATEMENT_FAILED = 100

/**
 * Detects crashes of PostgreSQL itself: a stack overflow, an invalid memory access, or an abort.
 * PGlite ignores them and confirms the statement, so from then on nothing is sent to any client.
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
