import { Agent, get } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { quantile } from './quantile.ts'

const TIMEOUT_MS = 10_000

/** How long answers took, in milliseconds from the moment that their request was due. */
export interface Latencies {
  readonly p50: number
  readonly p99: number
  readonly max: number
  /** Answers with another status than 200, connections that broke, and silence. */
  readonly errors: number
}

/** Whether the whole of an answer came, and well. */
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

/**
 * Asks for addresses one after the other at a steady rate, whether the ones before are answered or
 * not: a server that falls behind is not spared, and what waits for it counts.
 */
export async function runConstantRateLoad(
  urls: readonly string[],
  perSecond: number,
): Promise<Latencies> {
  const agent = new Agent({ keepAlive: true })
  const start = performance.now()
  const asked: Promise<{ took: number; well: boolean }>[] = []
  for (const [index, url] of urls.entries()) {
    const due = start + (index * 1_000) / perSecond
    const early = due - performance.now()
    if (early > 0) await setTimeout(early)
    asked.push(send(url, agent).then((well) => ({ took: performance.now() - due, well })))
  }
  const answers = await Promise.all(asked)
  agent.destroy()
  const times = answers.map(({ took }) => took)
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    max: quantile(times, 1),
    errors: answers.filter(({ well }) => !well).length,
  }
}
