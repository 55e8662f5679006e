import { openRawConnection, type RawConnection } from './raw-connection.ts'

/** The site that is attacked. */
export interface AttackTarget {
  readonly url: string
  /** When the attack is to end, as `performance.now()` counts. */
  readonly until: number
  /** The IP of the attacking client; behind one proxy the site takes it from `X-Forwarded-For`. */
  readonly ip: string
}

/** What came of an attack. */
export interface AttackResult {
  /** Requests, or what else was tried, by what came of each: a status, or a word. */
  readonly outcomes: ReadonlyMap<string, number>
  /** What else is to be said. */
  readonly remark?: string
  /** Why the site did not stand it, if it did not. */
  readonly fault?: string
}

export interface Attack {
  readonly name: string
  readonly run: (target: AttackTarget) => Promise<AttackResult>
}

/** Counts what came of requests. */
export function createCounter() {
  const outcomes = new Map<string, number>()
  return {
    outcomes,
    count(outcome: string | number) {
      const name = outcome === 0 ? 'cut' : String(outcome)
      outcomes.set(name, (outcomes.get(name) ?? 0) + 1)
    },
  }
}

/** The bytes of a request of the attacking client. */
export function createRequest(
  { url, ip }: Pick<AttackTarget, 'url' | 'ip'>,
  method: string,
  path: string,
  { headers = {}, body }: { headers?: Readonly<Record<string, string>>; body?: string } = {},
): string {
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
  const lines = Object.entries({
    Host: new URL(url).host,
    'X-Forwarded-For': ip,
    ...length,
    ...headers,
  })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  return `${method} ${path} HTTP/1.1\r\n${head}\r\n${body ?? ''}`
}

/**
 * Asks over some connections until the attack ends, over each as soon as it has its answer.
 *
 * @param next the bytes of request `index`
 */
export async function flood(
  target: AttackTarget,
  connections: number,
  next: (index: number) => Buffer | string,
): Promise<AttackResult> {
  const { outcomes, count } = createCounter()
  let index = 0
  async function askOn(connection: RawConnection): Promise<void> {
    while (performance.now() < target.until) {
      index += 1
      count(await connection.send(next(index)))
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: connections }, () => askOn(openRawConnection(target.url))))
  return { outcomes }
}
