/** A request whose span has begun. */
export interface RequestSpan {
  /** Statements that `answer` runs become spans within this one. */
  readonly run: <T>(answer: () => T) => T
  readonly end: (status: number) => void
}

export interface RequestToTrace {
  readonly method: string
  /** A pattern, never a path. */
  readonly route: string
  readonly requestId: string
}

/**
 * What records spans: nothing, unless `open-telemetry.ts` fills it in. Everything else knows only this, so that the SDK
 * is loaded where it is used.
 */
export const tracing: {
  startRequest?: ((request: RequestToTrace) => RequestSpan) | undefined
  traceStatement?: (<T>(statement: string, run: () => Promise<T>) => Promise<T>) | undefined
} = {}
