import { setTimeout } from 'node:timers/promises'
import { createSiteClient } from '#test/site/site-client.ts'

/** How often each kind of request is made, in milliseconds; the ones before may be under way. */
const INTERVAL_MS = 1_000

/** Longer than any answer may take, in milliseconds. */
const TIMEOUT_MS = 30_000

/** What visitors and operators ask for. */
export const KINDS = [
  'cached page',
  'new page',
  'api',
  'sign-in',
  'form',
  '/livez',
  '/readyz',
] as const
export type Kind = (typeof KINDS)[number]

/** One request and its answer. */
export interface ProbeResult {
  readonly kind: Kind
  /** Moments on the clock of `performance`. */
  readonly sent: number
  readonly ended: number
  /** Or "none" where no answer came. */
  readonly status: number | 'none'
  /** 503s say when to ask again. */
  readonly hasRetryAfter: boolean
  /** The answer shows what is nobody's business. */
  readonly leaks: boolean
}

/** What is well. */
const EXPECTED_STATUS: Record<Kind, number> = {
  'cached page': 200,
  'new page': 200,
  api: 200,
  'sign-in': 200,
  form: 303,
  '/livez': 200,
  '/readyz': 200,
}

export const isHealthy = ({ kind, status }: ProbeResult): boolean =>
  status === EXPECTED_STATUS[kind]

/** Traces of code, statements and addresses of the database. */
const LEAK = /node_modules|\bat .*\.[jt]s:|ECONN|ENOSPC|\bselect .+ from |postgres:/

export const ACCOUNT = { email: 'oksana@example.com', password: 'correct horse battery' }

/** Visitors of a site, who ask for everything once a second from now on. */
export interface Probes {
  readonly results: readonly ProbeResult[]
  /** Resolves when the last has its answer. */
  readonly stop: () => Promise<void>
}

/** @param homes paths of homes that nobody has asked for */
export function startProbes(url: string, homes: Iterator<string>): Probes {
  const visits: ProbeResult[] = []
  const underWay = new Set<Promise<void>>()
  const over = new AbortController()
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init })
  const { signIn } = createSiteClient(url)
  const asked: Record<Kind, () => Promise<Response>> = {
    'cached page': () => ask('/property?type=sale'),
    'new page': () => ask(homes.next().value),
    api: () => ask('/api/listings/sale/1'),
    'sign-in': () => signIn(ACCOUNT.email, ACCOUNT.password),
    form: () =>
      ask('/contact', {
        method: 'POST',
        headers: { Origin: url, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'name=Olena&email=olena%40example.com&subject=A+home+in+Lviv&message=Is+it+still+free+in+May',
      }),
    '/livez': () => ask('/livez'),
    '/readyz': () => ask('/readyz'),
  }

  async function visit(kind: Kind): Promise<void> {
    const sent = performance.now()
    const answer = await asked[kind]().then(
      async (response) => ({ response, text: await response.text() }),
      () => null,
    )
    const ended = performance.now()
    visits.push({
      ...{ kind, sent, ended },
      status: answer?.response.status ?? 'none',
      hasRetryAfter: answer?.response.headers.has('retry-after') ?? false,
      leaks: LEAK.test(answer?.text ?? ''),
    })
  }

  const round = (async () => {
    while (!over.signal.aborted) {
      for (const kind of KINDS) {
        const done = visit(kind).finally(() => underWay.delete(done))
        underWay.add(done)
      }
      await setTimeout(INTERVAL_MS)
    }
  })()

  return {
    results: visits,
    async stop() {
      over.abort()
      await round
      await Promise.all(underWay)
    },
  }
}

/** Paths of the homes for sale, in the order of the sitemap; asking for it shows none of them. */
export async function findListingPaths(url: string): Promise<Iterator<string>> {
  const text = await (await fetch(`${url}/sitemap-1.xml`)).text()
  const paths = [...text.matchAll(/<loc>http:\/\/[^/]+(\/sale\/\d+)</g)].map(
    ([, path]) => path ?? '',
  )
  if (paths.length === 0) throw new Error('The sitemap names no homes.')
  return paths.values()
}
