import { connect } from 'node:net'
import { quantile } from '#bench/support/quantile.ts'

const CONNECTIONS = 10
const TIMEOUT_MS = 10_000

export interface LoadTarget {
  /** A function is asked for every request. */
  readonly url: string | (() => string)
  readonly encoding: 'br' | 'identity'
  /** Expected status; 200 by default. */
  readonly status?: number
}

export interface LoadResult {
  readonly throughput: number
  /** Percentiles of the latency in milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Responses with another status, and broken connections. */
  readonly errors: number
}

let clients = 0

/** A different IP for every request, because limits by client IP are not measured here. */
function nextClientIp(): string {
  clients = (clients + 1) % 2 ** 24
  return `10.${clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`
}

/** Ten connections, each of which sends the next request once it has the response to the last. */
export async function runClosedLoopLoad(asked: LoadTarget, seconds: number): Promise<LoadResult> {
  const took: number[] = []
  const end = performance.now() + seconds * 1000
  const errors = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => sendUntil(end, asked, took)),
  )
  return {
    throughput: took.length / seconds,
    p50: quantile(took, 0.5),
    p99: quantile(took, 0.99),
    errors: errors.reduce((sum, count) => sum + count, 0),
  }
}

/**
 * Sends requests over one connection until `end` and adds their latencies to `took`. Parses only status and length
 * of a response: a complete HTTP client is slower than the server and would be the bottleneck.
 *
 * @returns the number of errors
 */
function sendUntil(end: number, { url, encoding, status = 200 }: LoadTarget, took: number[]) {
  const getUrl = () => new URL(typeof url === 'string' ? url : url())
  const { hostname, port } = getUrl()
  const getHead = ({ host, pathname, search }: URL) =>
    `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: ${encoding}\r\n`
  return new Promise<number>((resolve) => {
    let errors = 0
    let missing = 0
    let since = 0
    const socket = connect({ host: hostname, port: Number(port), noDelay: true }, ask)
    function ask() {
      since = performance.now()
      if (since < end)
        socket.write(`${getHead(getUrl())}X-Forwarded-For: ${nextClientIp()}\r\n\r\n`)
      else socket.end()
    }
    socket.on('data', (chunk) => {
      if (missing === 0) {
        const head = chunk.toString('latin1', 0, chunk.indexOf('\r\n\r\n'))
        if (Number(head.slice(9, 12)) !== status) errors += 1
        missing = head.length + 4 + Number(/content-length: (\d+)/i.exec(head)?.[1])
        if (Number.isNaN(missing)) socket.destroy(new Error('An answer without a length.'))
      }
      missing -= chunk.length
      if (missing !== 0) return
      took.push(performance.now() - since)
      ask()
    })
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('No answer.')))
    socket.on('error', () => {
      errors += 1
    })
    socket.on('close', () => resolve(errors))
  })
}
