import { LRUCache } from 'lru-cache'
import { withoutLanguage } from '#domain/platform/language.ts'

/** Prefixes that the server itself handles; the rest of the path is left out. */
const PREFIXES =
  /^\/(assets|pictures|icons|screenshots|api|mail|session|identity|my|\.well-known)(?=\/|$)/
const FILES =
  /^\/(sitemap(-\d+)?\.xml|robots\.txt|feed\.atom|favicon\.svg|manifest\.webmanifest|service-worker\.js)$/
const PROBES = /^\/(health|livez|readyz|metrics)$/
/** The known calls of the identity SDK, by their last part. */
const IDENTITY_CALL =
  /^\/(?:identitytoolkit|securetoken)\.googleapis\.com\/(?:v1\/(token|accounts:(?:signUp|signInWith(?:Password|Idp)|lookup|update|delete|sendOobCode|resetPassword))$)?/

const MAX_CACHED_NAMES = 2_000

/** Maps a path to one of few names, for logs and metrics. */
export type RouteNamer = (pathname: string) => string

/**
 * Names are the patterns of the screens ("/:type/:id") and the prefixes of the server. Anything
 * else is "other", so that nothing people type into the URL is ever logged.
 */
export function createRouteNamer(patterns: readonly string[]): RouteNamer {
  const known = new LRUCache<string, string>({ max: MAX_CACHED_NAMES })
  // Fixed paths before those with parameters.
  const screens = [...patterns]
    .sort((a, b) => a.split(':').length - b.split(':').length)
    .map((pattern) => ({ pattern, regExp: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`) }))

  function nameOf(path: string): string {
    const pathname = withoutLanguage(path)
    const prefix = PREFIXES.exec(pathname)?.[0]
    if (prefix !== undefined) return `${prefix}/*`
    if (PROBES.test(pathname)) return pathname
    if (FILES.test(pathname)) return pathname.replace(/-\d+/, '-:part')
    const identity = IDENTITY_CALL.exec(pathname)
    if (identity !== null) return `identity ${identity[1] ?? 'other'}`
    const isData = pathname.endsWith('.data')
    const page = isData ? pathname.slice(0, -'.data'.length).replace(/^\/_$/, '/') : pathname
    const screen = screens.find(({ regExp }) => regExp.test(page))?.pattern
    if (screen === undefined) return 'other'
    return isData ? `${screen}.data` : screen
  }

  return (pathname) => {
    const name = known.get(pathname) ?? nameOf(pathname)
    known.set(pathname, name)
    return name
  }
}

interface RouteManifestEntry {
  readonly id: string
  readonly parentId?: string | undefined
  readonly path?: string | undefined
}

/** The patterns of the routes of React Router's build. */
export function getRoutePatterns(
  routes: Readonly<Record<string, RouteManifestEntry | undefined>>,
): string[] {
  const pathOf = (route: RouteManifestEntry | undefined): string[] =>
    route === undefined ? [] : [...pathOf(routes[route.parentId ?? '']), route.path ?? '']
  return Object.values(routes)
    .map((route) => `/${pathOf(route).filter(Boolean).join('/')}`)
    .filter((pattern) => !pattern.includes('*'))
}
