import { openRawConnection, type RawConnection } from './raw-connection.ts'

export interface AttackTarget {
  readonly url: string
  /** When the attack ends, on the clock of `performance.now()`. */
  readonly until: number
  /** The attacker's IP, sent as `X-Forwarded-For`. */
  readonly ip: string
}

export interface AttackResult {
  /** Number of requests or connections by status or outcome. */
  readonly outcomes: ReadonlyMap<string, number>
  /** Printed next to the outcomes. */
  readonly remark?: string
  /** The reason why the attack succeeded, if it did. */
  readonly fault?: string
}

export interface Attack {
  readonly name: string
  readonly run: (target: AttackTarget) => Promise<AttackResult>
}

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
 * Sends requests until the attack ends. Each connection sends the next one once it has a response.
 *
 * @param next creates request `index`
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
