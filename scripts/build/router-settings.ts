import type { Plugin } from 'vite'

/** Code of a module that reads a setting, and the value that the setting has here. */
type Replacements = readonly (readonly [code: string, value: string])[]

/**
 * What `react-router.config.ts` and `app/entry.client.tsx` leave as it is, by module. React Router reads settings when
 * it runs, so no bundler can leave out what only others need: routes that are discovered on the way, instrumentation,
 * sites without a server.
 */
export const SETTINGS: Readonly<Record<string, Replacements>> = {
  // No React Server Components: neither their contexts, nor the error handler of theirs that is an error boundary's.
  'lib/components.js': [['useIsRSCRouterContext() || useTransitions', 'useTransitions']],
  'lib/hooks.js': [['if (this.context) return', 'if (false) return']],
  'lib/dom-export/hydrated-router.js': [
    ['ssrInfo.context.future.unstable_customRouteDiscovery', 'false'],
    ['ssrInfo.context.unstable_apiOnly === true', 'false'],
    ['ssrInfo.context.isSpaMode', 'false'],
    ['= ssrInfo.routeDiscoveryRuntime', '= void 0'],
    ['window.__reactRouterManifest.sri === true', 'false'],
  ],
  'lib/dom/ssr/components.js': [
    ['useIsRSCRouterContext()', 'false'],
    ['isSpaMode && !isHydrated', 'false'],
    ['typeof manifest.sri === "object"', 'false'],
    ['= staticContext ?', '= false ?'],
    ['= !isStatic ?', '= true ?'],
  ],
  'lib/dom/ssr/fog-of-war.js': [['routeDiscovery.mode === "lazy" && ssr', 'false']],
  'lib/router/router.js': [
    ['if (init.instrumentations)', 'if (false)'],
    ['consumeInstrumentationClientResultMetaReceiver(router)', 'void 0'],
    ['future.unstable_customRouteDiscovery', 'false'],
    ['init.patchRoutesOnNavigation', 'null'],
    ['if (isFogOfWar)', 'if (false)'],
  ],
}

const MODULE = /\/node_modules\/react-router\/dist\/production\/(lib\/.*\.js)$/

/** @throws if the code is not there: then React Router has changed, and the table must follow it */
export function foldSettings(path: string, code: string): string {
  return (SETTINGS[path] ?? []).reduce((folded, [setting, value]) => {
    if (!folded.includes(setting))
      throw new Error(
        `${path} of React Router has no "${setting}" any more: look at scripts/build/router-settings.ts.`,
      )
    return folded.replaceAll(setting, value)
  }, code)
}

/** Leaves out of browsers' scripts what only other settings of React Router need (decision 106). */
export function routerSettings(): Plugin {
  const missing = new Set(Object.keys(SETTINGS))
  return {
    name: 'homiq:router-settings',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const path = MODULE.exec(id)?.[1]
      if (path === undefined) return null
      missing.delete(path)
      return { code: foldSettings(path, code), map: null }
    },
    buildEnd(error) {
      if (error === undefined && missing.size > 0)
        throw new Error(
          `React Router has no ${[...missing].join(', ')} any more: look at scripts/build/router-settings.ts.`,
        )
    },
  }
}
