declare global {
  interface Navigator {
    /** Chrome's own, on secure pages: https://wicg.github.io/ua-client-hints/ */
    readonly userAgentData?: {
      readonly brands: readonly { readonly brand: string; readonly version: string }[]
    }
  }
}

/**
 * The modules of the page, which the server has written as a script that browsers ignore
 * (`server/http/pages/finalize-document.ts`); `null` in development, where they start by themselves.
 */
const findModules = () => document.querySelector<HTMLScriptElement>('script[data-modules]')

const getUrls = () => findModules()?.dataset.modules?.split(' ') ?? []

/** Fetches the modules, which browsers keep. @throws when one of them does not come */
export async function fetchModules(): Promise<void> {
  const responses = await Promise.all(getUrls().map((url) => fetch(url)))
  if (!responses.every(({ ok }) => ok)) throw new Error('A module of the page did not come.')
  await Promise.all(responses.map((response) => response.blob()))
}

/** Fetches and compiles a module. @throws when it does not come */
const preloadModule = (href: string) =>
  new Promise((onload, onerror) => {
    const link = document.createElement('link')
    document.head.append(Object.assign(link, { rel: 'modulepreload', href, onload, onerror }))
  })

/**
 * Whether the browser is known to ask again for a module that did not come, as the HTML standard says since 2026
 * (https://github.com/whatwg/html/pull/10327). Others remember the failure for as long as the page is open.
 */
const retriesFailedModules = () =>
  navigator.userAgentData?.brands.some(
    ({ brand, version }) => brand === 'Chromium' && Number(version) >= 156,
  )

/**
 * Runs the modules once all of them are there. Where a failure would be remembered they are fetched first, and imported
 * from the browser's cache, which takes longer than to preload them.
 *
 * @throws when one of them does not come
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
