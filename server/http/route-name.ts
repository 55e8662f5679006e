import { LRUCache } from 'lru-cache'

/** Prefixes that the server itself answers; what stands behind them is not told. */
const PREFIXES = /^\/(assets|pictures|api|mail|session|identity|my|\.well-known)(?=\/|$)/
const FILES = /^\/(sitemap(-\d+)?\.xml|robots\.txt|feed\.atom|favicon\.svg)$/
const PROBES = /^\/(health|livez|readyz|metrics)$/
/** The calls of the identity SDK end in their name; others than these are told apart by nothing. */
const IDENTITY_CALL =
  /^\/(?:identitytoolkit|securetoken)\.googleapis\.com\/(?:v1\/(token|accounts:(?:signUp|signInWith(?:Password|Idp)|lookup|update|delete|sendOobCode|resetPassword))$)?/

const REMEMBERED = 2_000

/** Gives a path the name of its route, of which there are few: for logs and metrics. */
export type RouteName = (pathname: string) => string

/**
 * Names routes by the patterns of the screens ("/:type/:id") and the prefixes of the server. What
 * fits none is "other": what people type into an address is written nowhere.
 */
export function createRouteNames(patterns: readonly string[]): RouteName {
  const known = new LRUCache<string, string>({ max: REMEMBERED })
  // Fixed paths before those with parts of any name.
  const screens = [...patterns]
    .sort((a, b) => a.split(':').length - b.split(':').length)
    .map((pattern) => ({ pattern, regExp: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`) }))

  function nameOf(pathname: string): string {
    const prefix = PREFIXES.exec(pathname)?.[0]
    if (prefix !== undefined) return `${prefix}/*`
    if (PROBES.test(pathname)) return pathname
    if (FILES.test(pathname)) return pathname.replace(/-\d+/, '-:part')
    const identity = IDENTITY_CALL.exec(pathname)
    if (identity !== null) return `identity ${identity[1] ?? 'other'}`
    const isData = pathname.endsWith('.data')
    const path = isData ? pathname.slice(0, -'.data'.length).replace(/^\/_$/, '/') : pathname
    const screen = screens.find(({ regExp }) => regExp.test(path))?.pattern
    if (screen === undefined) return 'other'
    return isData ? `${screen}.data` : screen
  }

  return (pathname) => {
    const name = known.get(pathname) ?? nameOf(pathname)
    known.set(pathname, name)
    return name
  }
}

interface RoutePart {
  readonly id: string
  readonly parentId?: string | undefined
  readonly path?: string | undefined
}

/** The patterns of a tree of routes as React Router's build lists it. */
export function routePatterns(routes: Readonly<Record<string, RoutePart | undefined>>): string[] {
  const pathOf = (route: RoutePart | undefined): string[] =>
    route === undefined ? [] : [...pathOf(routes[route.parentId ?? '']), route.path ?? '']
  return Object.values(routes)
    .map((route) => `/${pathOf(route).filter(Boolean).join('/')}`)
    .filter((pattern) => !pattern.includes('*'))
}
