import { AsyncLocalStorage } from 'node:async_hooks'
import pino from 'pino'
import pretty from 'pino-pretty'
import { toErrorFields } from './error-fields.ts'

/** Added to every line that is logged while a request is handled. */
export interface RequestScope {
  /** The id is shown on error pages, too, so that a report leads to its log lines. */
  readonly requestId: string
}

/** Set while a request is handled, across awaits. */
export const requestScope = new AsyncLocalStorage<RequestScope>()

/**
 * Commands print their results to standard output, so they set LOG_STREAM to keep the log out of
 * it.
 */
const [dest, isTerminal] =
  process.env.LOG_STREAM === 'stderr' ? [2, process.stderr.isTTY] : [1, process.stdout.isTTY]

/**
 * JSON lines for programs, colored text for a terminal. Synchronous, so that no line is lost at
 * exit.
 */
const destination = isTerminal
  ? pretty({
      sync: true,
      destination: dest,
      ignore: 'pid,hostname',
      translateTime: 'SYS:HH:MM:ss.l',
    })
  : pino.destination({ dest, sync: true })

/**
 * The log of this process. Never log anything that a person typed, an email or IP address, a query
 * or a secret: name what happened, and to which kind of thing.
 */
export const log = pino(
  {
    level: process.env.LOG_LEVEL || 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    mixin: () => requestScope.getStore() ?? {},
    serializers: { err: toErrorFields },
  },
  destination,
)
