import { type Login, PASSWORD } from '#bench/support/identity-client.ts'
import { createSearchPaths } from '#bench/support/search-paths.ts'
import { createRandom, pick } from '#domain/platform/seeded-random.ts'

export interface TrafficRequest {
  readonly kind: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly ip: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Expected status. */
  readonly status: number
}

/** What requests need to know about the site. */
export interface SiteFiles {
  /** Paths of files that pages load. */
  readonly assets: readonly string[]
  readonly pictures: readonly string[]
  readonly logins: readonly Login[]
  /** The ID token of the latest sign-in. */
  readonly lastToken: () => string
}

const VISITORS = 5_000
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const JSON_TYPE = { 'Content-Type': 'application/json' }
const SIGN_IN = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword'
const LOOKUP = '/identitytoolkit.googleapis.com/v1/accounts:lookup'

const CACHED_PAGES = [
  '/',
  '/home',
  '/property',
  '/property?type=sale',
  '/property?type=rent',
  '/sale/1',
  '/sale/2',
  '/rent/1',
  '/about',
  '/contact',
  '/lifestyle',
] as const
const SEARCH_PREFIXES = ['k', 'ky', 'kyi', 'l', 'lv', 'od', 'kha', 'дн', 'льв', 'bro'] as const
const FILES = ['/robots.txt', '/sitemap.xml', '/feed.atom', '/livez', '/readyz'] as const

/** Requests per thousand, by kind. */
const TRAFFIC_MIX: readonly (readonly [string, number])[] = [
  ['page from the cache', 240],
  ['new page', 100],
  ['data of a page', 100],
  ['picture', 230],
  ['asset', 180],
  ['API', 50],
  ['map', 40],
  ['suggestions', 35],
  ['file for machines, probe', 10],
  ['form without script', 7.5],
  ['session, look at an account', 5],
  ['sign-in', 2.5],
]

function pickKind(random: number): string {
  let sum = 0
  for (const [kind, share] of TRAFFIC_MIX) {
    sum += share / 1_000
    if (random < sum) return kind
  }
  return 'page from the cache'
}

function toIp(visitor: number): string {
  return `10.20.${visitor >> 8}.${visitor & 255}`
}

/** Creates the requests of thousands of visitors. The same seed yields the same requests. */
export function createTraffic(
  { assets, pictures, logins, lastToken }: SiteFiles,
  requests: number,
  seed = 1,
): { readonly next: () => TrafficRequest } {
  const random = createRandom(seed)
  const searches = createSearchPaths(Math.ceil(requests * 0.3))
  let searched = 0
  const search = () => {
    searched += 1
    return searches[searched % searches.length]?.split('?')[1] ?? ''
  }
  const get = (path: string) =>
    ({ method: 'GET', path, headers: {}, body: '', status: 200 }) as const
  const post = (path: string, headers: Record<string, string>, body: string, status = 200) =>
    ({ method: 'POST', path, headers, body, status }) as const

  function ofKind(kind: string) {
    const choice = random()
    switch (kind) {
      case 'new page':
        return get(`/property?${search()}`)
      case 'data of a page':
        return get(
          choice < 0.5
            ? `/property.data?${search()}`
            : `${pick(CACHED_PAGES.slice(1), choice * 2 - 1)}`.replace(/(\?|$)/, '.data$1'),
        )
      case 'picture':
        return get(pick(pictures, choice))
      case 'asset':
        return get(pick(assets, choice))
      case 'API':
        return get(
          `/api/v1/listings?type=${choice < 0.5 ? 'sale' : 'rent'}&page=1&priceMin=${Math.floor(choice * 5_000)}`,
        )
      case 'map': {
        const south = 46 + choice * 5
        const west = 24 + choice * 12
        return get(
          `/clusters?type=sale&zoom=${6 + Math.floor(choice * 10)}&box=${south.toFixed(3)},${west.toFixed(3)},${(south + 1).toFixed(3)},${(west + 1).toFixed(3)}`,
        )
      }
      case 'suggestions':
        return get(`/suggestions?q=${encodeURIComponent(pick(SEARCH_PREFIXES, choice))}`)
      case 'file for machines, probe':
        return get(pick(FILES, choice))
      case 'form without script':
        return choice < 0.5
          ? post(
              '/newsletter',
              FORM,
              `newsletter=reader-${Math.floor(choice * 1e9)}@example.com`,
              303,
            )
          : post(
              '/contact',
              FORM,
              'name=Olena&email=olena@example.com&subject=A+home&message=May+I+see+the+home+on+Saturday%3F',
              303,
            )
      case 'session, look at an account':
        return choice < 0.5
          ? post('/session', { Authorization: `Bearer ${lastToken()}` }, '', 204)
          : post(LOOKUP, JSON_TYPE, JSON.stringify({ idToken: lastToken() }))
      case 'sign-in': {
        const email = pick(logins, choice).email
        return post(SIGN_IN, JSON_TYPE, JSON.stringify({ email, password: PASSWORD }))
      }
      default:
        return get(pick(CACHED_PAGES, choice))
    }
  }

  return {
    next() {
      const kind = pickKind(random())
      return { kind, ip: toIp(Math.floor(random() * VISITORS)), ...ofKind(kind) }
    },
  }
}
