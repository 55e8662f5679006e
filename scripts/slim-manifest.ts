const PREFIX = 'window.__reactRouterManifest='
const SUFFIX = ';'

interface Route {
  readonly imports?: readonly string[]
  readonly [name: string]: unknown
}

interface Manifest {
  readonly entry: { readonly imports: readonly string[] }
  readonly routes: Readonly<Record<string, Route>>
}

/**
 * The manifest of routes that every page loads, without what says nothing: flags that are false, and modules that every
 * page has loaded already.
 *
 * @param code the file as the bundler writes it
 * @throws when it has another form
 */
export function slimManifest(code: string): string {
  if (!(code.startsWith(PREFIX) && code.endsWith(SUFFIX)))
    throw new Error('The manifest of routes has another form: look at scripts/slim-manifest.ts.')
  const manifest = JSON.parse(code.slice(PREFIX.length, -SUFFIX.length)) as Manifest
  const loaded = new Set(manifest.entry.imports)
  const routes = Object.entries(manifest.routes).map(([id, { imports = [], ...route }]) => {
    const told = Object.entries(route).filter(([, value]) => value !== false)
    return [id, { ...Object.fromEntries(told), imports: imports.filter((it) => !loaded.has(it)) }]
  })
  const slim = { ...manifest, routes: Object.fromEntries(routes) }
  return PREFIX + JSON.stringify(slim) + SUFFIX
}
