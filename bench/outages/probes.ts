import { setTimeout } from 'node:timers/promises'
import { createSiteClient } from '#test/site/site-client.ts'

/** Between two probes of the same kind; earlier ones may still be pending. */
const INTERVAL_MS = 1_000

/** Longer than any response may take. */
const TIMEOUT_MS = 30_000

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

export interface ProbeResult {
  readonly kind: Kind
  /** On the clock of `performance.now()`. */
  readonly sent: number
  readonly ended: number
  /** "none" if there was no response. */
  readonly status: number | 'none'
  readonly hasRetryAfter: boolean
  /** Whether the body shows internals. */
  readonly leaks: boolean
}

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

/** Stack traces, SQL and database URLs. */
const LEAK = /node_modules|\bat .*\.[jt]s:|ECONN|ENOSPC|\bselect .+ from |postgres:/

export const ACCOUNT = { email: 'oksana@example.com', password: 'correct horse battery' }

export interface Probes {
  readonly results: readonly ProbeResult[]
  /** Resolves when no probe is pending. */
  readonly stop: () => Promise<void>
}

/** @param listingPaths paths of pages that are not cached */
export function startProbes(url: string, listingPaths: Iterator<string>): Probes {
  const visits: ProbeResult[] = []
  const underWay = new Set<Promise<void>>()
  const over = new AbortController()
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(url + path, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS), ...init })
  const { signIn } = createSiteClient(url)
  const asked: Record<Kind, () => Promise<Response>> = {
    'cached page': () => ask('/property?type=sale'),
    'new page': () => ask(listingPaths.next().value),
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
      kind,
      sent,
      ended,
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

/** Paths of listings for sale from the sitemap, whose pages are not cached yet. */
export async function findListingPaths(url: string): Promise<Iterator<string>> {
  const text = await (await fetch(`${url}/sitemap-1.xml`)).text()
  const paths = [...text.matchAll(/<loc>http:\/\/[^/]+(\/sale\/\d+)</g)].map(
    ([, path]) => path ?? '',
  )
  if (paths.length === 0) throw new Error('The sitemap names no listings.')
  return paths.values()
}
