import autocannon from 'autocannon'
import { quantile } from './quantile.ts'

const CONNECTIONS = 10

/** What is asked again and again. */
export interface Asked {
  readonly url: string
  readonly encoding: 'br' | 'identity'
  /** The status that is right; 200 unless given. */
  readonly status?: number
}

export interface Measured {
  readonly perSecond: number
  /** Milliseconds that half, and 99 in 100, of the answers took at most. */
  readonly p50: number
  readonly p99: number
  /** Answers that did not come, or had another status. */
  readonly errors: number
}

/** Asks over ten connections for some seconds, over each as soon as it has its answer. */
export async function load(
  { url, encoding, status = 200 }: Asked,
  seconds: number,
): Promise<Measured> {
  const took: number[] = []
  let wrong = 0
  const { errors, timeouts, duration } = await new Promise<autocannon.Result>((resolve, reject) => {
    const running = autocannon(
      {
        url,
        connections: CONNECTIONS,
        duration: seconds,
        headers: { 'accept-encoding': encoding },
      },
      (error: Error | null, result) => (error === null ? resolve(result) : reject(error)),
    )
    // Taken one by one, because autocannon's own histogram counts whole milliseconds.
    running.on('response', (_client, answered, _bytes, milliseconds) => {
      took.push(milliseconds)
      if (answered !== status) wrong += 1
    })
  })
  return {
    perSecond: took.length / duration,
    p50: quantile(took, 0.5),
    p99: quantile(took, 0.99),
    errors: errors + timeouts + wrong,
  }
}
