import { AsyncLocalStorage } from 'node:async_hooks'
import pino from 'pino'
import pretty from 'pino-pretty'
import { errorFields } from './error-fields.ts'

/** What every line says that is written while a request is served. */
export interface RequestScope {
  /** Also shown on error pages, so that a report leads to its lines. */
  readonly requestId: string
}

/** Set for the time of a request, whatever it waits for. */
export const requestScope = new AsyncLocalStorage<RequestScope>()

/** Commands have their results on standard output, and say so to keep the log out of them. */
const [dest, isTerminal] =
  process.env.LOG_STREAM === 'stderr' ? [2, process.stderr.isTTY] : [1, process.stdout.isTTY]

/** JSON lines for programs; for a person at a terminal the same in colour. Written at once. */
const destination = isTerminal
  ? pretty({
      sync: true,
      destination: dest,
      ignore: 'pid,hostname',
      translateTime: 'SYS:HH:MM:ss.l',
    })
  : pino.destination({ dest, sync: true })

/**
 * The log of this process. Nothing that a person typed, no address of a person, no query and no
 * secret is ever a field of a line: name what happened and to which kind of thing.
 */
export const log = pino(
  {
    level: process.env.LOG_LEVEL || 'info',
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    mixin: () => requestScope.getStore() ?? {},
    serializers: { err: errorFields },
  },
  destination,
)

export type Log = typeof log
