import pg from 'pg'

/** `primary`: takes writes. `any`: may be a standby, which only answers. */
export type ServerRole = 'primary' | 'any'

const PROBE_TIMEOUT_MS = 1_000

/**
 * One URL for each host of a URL that names several, as libpq writes them:
 * `postgres://user:password@one:5432,two:5432/name`.
 */
export function splitHosts(url: string): string[] {
  const [, start, hosts, end] = /^(\w+:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/.exec(url) ?? []
  if (hosts === undefined) return [url]
  return hosts.split(',').map((host) => `${start}${host}${end}`)
}

/**
 * Asks all servers at once.
 *
 * @returns the first of `urls` that has the role; `null` if none answers in a second
 */
export async function findServer(
  urls: readonly string[],
  role: ServerRole,
  options: pg.PoolConfig,
): Promise<string | null> {
  const answers = await Promise.all(urls.map((url) => ask(url, options)))
  const isUsable = (answer: Answer | undefined) =>
    // A server that is the only one is used whatever it says, so that its refusal is what is reported.
    urls.length === 1
      ? answer !== 'silent'
      : answer === 'primary' || (answer === 'standby' && role === 'any')
  return urls.find((_, index) => isUsable(answers[index])) ?? null
}

type Answer = 'silent' | 'refused' | 'standby' | 'primary'

async function ask(connectionString: string, options: pg.PoolConfig): Promise<Answer> {
  const client = new pg.Client({
    ...options,
    connectionString,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('select pg_is_in_recovery() as "isStandby"')
    return rows[0].isStandby ? 'standby' : 'primary'
  } catch (error) {
    return error instanceof pg.DatabaseError ? 'refused' : 'silent'
  } finally {
    client.end().catch(() => {})
  }
}
