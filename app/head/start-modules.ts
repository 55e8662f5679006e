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
 * Fetches and compiles a module, or fetches a stylesheet.
 *
 * @throws when it fails to load
 */
const preloadFile = (href: string) => {
  const link = document.createElement('link')
  const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
  return new Promise((onload, onerror) =>
    document.head.append(Object.assign(link, kind, { href, crossOrigin: '', onload, onerror })),
  ).finally(() => link.remove())
}

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
  await (retriesFailedModules() ? Promise.all(getUrls().map(preloadFile)) : fetchModules())
  const script = document.createElement('script')
  script.type = 'module'
  script.text = modules.text
  document.head.append(script)
}

/** Styles in the document stand beside a disabled link with their URL, or their URL and # (React Router). */
const isInlined = (url: string) => document.querySelector(`link[href^="${url}"]`) !== null

/** Loads files that the page will import once it is hydrated. Failures are left to those imports. */
export function preloadFiles(urls: readonly string[]): void {
  const preload: (url: string) => Promise<unknown> = retriesFailedModules() ? preloadFile : fetch
  for (const url of urls) if (!isInlined(url)) preload(url).catch(() => {})
}
