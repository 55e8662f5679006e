import pino from 'pino'
import { log } from '#server/platform/log/log.ts'

/** Everything that was logged or written to the console. */
export interface CapturedLog {
  readonly text: () => string
  readonly stop: () => void
}

/** Captures the log from level debug up, and the console. */
export function captureLog(): CapturedLog {
  const written: string[] = []
  const stream = (log as unknown as Record<symbol, { write: (line: string) => void }>)[
    pino.symbols.streamSym
  ]
  if (stream === undefined) throw new Error('pino keeps its stream elsewhere now.')
  const { level } = log
  const { write } = stream
  log.level = 'debug'
  stream.write = (line) => void written.push(line)
  const restore = (['log', 'info', 'warn', 'error'] as const).map((name) => {
    const original = console[name]
    console[name] = (...values: unknown[]) => void written.push(values.map(String).join(' '))
    return () => {
      console[name] = original
    }
  })
  return {
    text: () => written.join('\n'),
    stop() {
      log.level = level
      stream.write = write
      for (const undo of restore) undo()
    },
  }
}
