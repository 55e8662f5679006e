declare global {
  interface Navigator {
    /** Chromium only, on secure pages: https://wicg.github.io/ua-client-hints/ */
    readonly userAgentData?: {
      readonly brands: readonly { readonly brand: string; readonly version: string }[]
    }
  }
}

/**
 * The modules of the page, in a script that browsers do not run (`server/http/pages/finalize-document.ts`);
 * `null` in development, where they start on their own.
 */
const findModules = () => document.querySelector<HTMLScriptElement>('script[data-modules]')

const getUrls = () => findModules()?.dataset.modules?.split(' ') ?? []

/**
 * Loads the modules into the browser's cache.
 *
 * @throws when one of them fails to load
 */
export async function fetchModules(): Promise<void> {
  const responses = await Promise.all(getUrls().map((url) => fetch(url)))
  if (!responses.every(({ ok }) => ok)) throw new Error('A module of the page did not come.')
  await Promise.all(responses.map((response) => response.blob()))
}

/**
 * Fetches and compiles a module.
 *
 * @throws when it fails to load
 */
const preloadModule = (href: string) =>
  new Promise((onload, onerror) => {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', href, onload, onerror }))
  })

/**
 * Whether the browser is known to retry a module that failed to load, as the HTML standard has required since
 * 2026 (https://github.com/whatwg/html/pull/10327). Others remember the failure until the page is left.
 */
const retriesFailedModules = () =>
  navigator.userAgentData?.brands.some(
    ({ brand, version }) => brand === 'Chromium' && Number(version) >= 156,
  )

/**
 * Runs the modules once all of them have loaded. Browsers that remember failures fetch them first and import
 * them from the cache, which is slower than preloading.
 *
 * @throws when one of them fails to load
 */
export async function startModules(): Promise<void> {
  const modules = findModules()
  if (modules === null) return
  await (retriesFailedModules() ? Promise.all(getUrls().map(preloadModule)) : fetchModules())
  const script = document.createElement('script')
  script.type = 'module'
  script.text = modules.text
  document.head.append(script)
}
