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

/** Screens that few visitors open, whose modules may load sequentially. */
const RARE = /^routes\/(conversation|moderation|offer|report)\//

/**
 * Whether only scripts fetch it, so that no navigation goes there. The last route redirects
 * everything else.
 */
const isData = ({ hasDefaultExport, path }: Route) => hasDefaultExport === false && path !== '*'

/**
 * The route manifest that every page loads, without needless data: flags that are false or that no
 * browser reads, modules that every page has loaded, modules of rare screens, and routes that are
 * not screens.
 *
 * @param code the file as the bundler writes it
 * @throws if it has another format
 */
export function slimManifest(code: string): string {
  if (!(code.startsWith(PREFIX) && code.endsWith(SUFFIX)))
    throw new Error(
      'The manifest of routes has another form: look at scripts/build/slim-manifest.ts.',
    )
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
