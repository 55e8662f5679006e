import type { BuiltApp } from './built-app.ts'

/** Paths of files, which are the same for everyone. */
const IS_FILE = /^\/(?:assets|pictures|icons)\/|\.(?:js|css|png|svg|webp|ico|woff2|webmanifest)$/
const LINK = /(?:href|action|src)="([^"]+)"|<loc>([^<]+)<\/loc>|"(\/[\w/.-]+)"/g

/** Everything in a response: its status, headers and text. */
export interface Crawled {
  readonly path: string
  readonly status: number
  readonly text: string
}

/**
 * Reads everything that a person with this cookie can reach by links from some paths, including the data of each
 * page.
 *
 * @param follows which paths of the site to read; each is read once
 */
export async function crawl(
  app: Pick<BuiltApp, 'request'>,
  {
    cookie,
    from,
    follows,
  }: {
    readonly cookie: string
    readonly from: readonly string[]
    readonly follows: (path: string) => boolean
  },
): Promise<Crawled[]> {
  const seen = new Set<string>(from)
  const found: Crawled[] = []
  for (const path of seen) {
    const response = await app.request(path, { headers: { Cookie: cookie } })
    const body = await response.text()
    const headers = [...response.headers].map((header) => header.join(': ')).join('\n')
    found.push({ path, status: response.status, text: `${headers}\n${body}` })
    for (const link of findLinks(body)) if (follows(link)) seen.add(link)
    if (response.headers.get('content-type')?.startsWith('text/html')) seen.add(getDataPath(path))
  }
  return found
}

const decode = (attribute: string) =>
  attribute.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")

function findLinks(text: string): string[] {
  return Array.from(text.matchAll(LINK), ([, attribute, location, path]) =>
    decode(attribute ?? location ?? path ?? ''),
  ).flatMap((link) => {
    const url = URL.parse(link, 'http://localhost')
    if (url === null || url.origin !== 'http://localhost' || IS_FILE.test(url.pathname)) return []
    return [`${url.pathname}${url.search}`]
  })
}

/** The path from which the browser's router reads the data of a page. */
function getDataPath(path: string): string {
  const { pathname, search } = new URL(path, 'http://localhost')
  return `${pathname === '/' ? '/_root' : pathname.replace(/\/$/, '')}.data${search}`
}
