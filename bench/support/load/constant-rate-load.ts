import { Agent, get } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { quantile } from '#bench/support/quantile.ts'

const TIMEOUT_MS = 10_000

/** Milliseconds from when a request was due, so that waiting for a slow server counts. */
export interface Latencies {
  readonly p50: number
  readonly p99: number
  readonly max: number
  /** Responses without status 200, broken connections and timeouts. */
  readonly errors: number
}

/** Whether a complete response with status 200 arrived. */
function send(url: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const request = get(url, { agent, headers: { 'Accept-Encoding': 'br' } }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode === 200))
      response.on('error', () => resolve(false))
    })
    request.setTimeout(TIMEOUT_MS, () => request.destroy(new Error('No answer.')))
    request.on('error', () => resolve(false))
  })
}

/** Sends one request for each URL at a constant rate, even when the server falls behind (open loop). */
export async function runConstantRateLoad(
  urls: readonly string[],
  perSecond: number,
): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true })
  const start = performance.now()
  const asked: Promise<{ took: number; succeeded: boolean }>[] = []
  for (const [index, url] of urls.entries()) {
    const due = start + (index * 1_000) / perSecond
    const early = due - performance.now()
    if (early > 0) await setTimeout(early)
    asked.push(send(url, agent).then((succeeded) => ({ took: performance.now() - due, succeeded })))
  }
  const answers = await Promise.all(asked)
  agent.destroy()
  const times = answers.map(({ took }) => took)
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    max: quantile(times, 1),
    errors: answers.filter(({ succeeded }) => !succeeded).length,
  }
}
