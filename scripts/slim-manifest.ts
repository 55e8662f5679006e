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

/** Screens that few visitors open, and whose modules may come one after the other. */
const RARE = /^routes\/(conversation|moderation|offer|report)\//

/**
 * The manifest of routes that every page loads, without what says nothing: flags that are false or that no browser
 * reads, modules that every page has loaded already, and those of rare screens.
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
    const told = Object.entries(route).filter(
      ([name, value]) => value !== false && name !== 'hasDefaultExport',
    )
    const others = RARE.test(id) ? [] : imports.filter((it) => !loaded.has(it))
    return [id, { ...Object.fromEntries(told), ...(others.length > 0 && { imports: others }) }]
  })
  const slim = { ...manifest, routes: Object.fromEntries(routes) }
  return PREFIX + JSON.stringify(slim) + SUFFIX
}
