const PREFIX = 'window.__reactRouterManifest='
const SUFFIX = ';'

interface Route {
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly [name: string]: unknown
}

interface Manifest {
  readonly entry: { readonly imports: readonly string[]; readonly css?: readonly string[] }
  readonly routes: Readonly<Record<string, Route>>
}

/** Screens that few visitors open, and whose modules may come one after the other. */
const RARE = /^routes\/(conversation|moderation|offer|report)\//

/** Whether scripts fetch it: nothing navigates there. The last route leads everything else away. */
const isData = ({ hasDefaultExport, path }: Route) => hasDefaultExport === false && path !== '*'

/**
 * The manifest of routes that every page loads, without what says nothing: flags that are false or that no browser
 * reads, what every page has loaded already, modules of rare screens, and what is no screen.
 *
 * @param code the file as the bundler writes it
 * @throws when it has another form
 */
export function slimManifest(code: string): string {
  if (!(code.startsWith(PREFIX) && code.endsWith(SUFFIX)))
    throw new Error('The manifest of routes has another form: look at scripts/build/slim-manifest.ts.')
  const manifest = JSON.parse(code.slice(PREFIX.length, -SUFFIX.length)) as Manifest
  const loaded = new Set([...manifest.entry.imports, ...(manifest.entry.css ?? [])])
  const screens = Object.entries(manifest.routes).filter(([, route]) => !isData(route))
  const routes = screens.map(([id, { imports = [], css = [], ...route }]) => {
    const told = Object.entries(route).filter(
      ([name, value]) => value !== false && name !== 'hasDefaultExport',
    )
    const others = RARE.test(id) ? [] : imports.filter((it) => !loaded.has(it))
    const styles = id === 'root' ? css : css.filter((it) => !loaded.has(it))
    return [
      id,
      {
        ...Object.fromEntries(told),
        ...(styles.length > 0 && { css: styles }),
        ...(others.length > 0 && { imports: others }),
      },
    ]
  })
  const slim = { ...manifest, routes: Object.fromEntries(routes) }
  return PREFIX + JSON.stringify(slim) + SUFFIX
}
