/** The id of the element in which the server names the modules of a page. */
export const PAGE_MODULES_ID = 'page-modules'

/** URLs of the modules of a page, as `app/document-end.ts` writes them into the document. */
export interface PageModules {
  /** All files, so that they are fetched in parallel. Empty in development. */
  readonly files: readonly string[]
  /**
   * Modules to run first, one after the other: the list of routes, and before it Vite's code for hot reloads in
   * development.
   */
  readonly before: readonly string[]
  /** Route modules by route id. */
  readonly routes: Readonly<Record<string, string>>
  /** `app/entry.client.tsx`, which hydrates the page. */
  readonly entry: string
}

export const readPageModules = (): PageModules =>
  JSON.parse(document.getElementById(PAGE_MODULES_ID)?.textContent ?? '')

/** If no file arrives for this long, the remaining ones count as failed. */
const MAX_SILENCE_MS = 10_000

/**
 * Fetches and compiles all files of the page. Browsers that do not follow the HTML standard of 2026 remember a failed
 * file until the page is left; links and forms then work without scripts.
 *
 * @returns whether all files arrived
 */
export const fetchModules = ({ files }: PageModules): Promise<boolean> =>
  new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(resolve, MAX_SILENCE_MS, false)
    }
    const fetchFile = (href: string) =>
      new Promise<void>((come, fail) => {
        const link = document.createElement('link')
        const request = { rel: 'modulepreload', href, crossOrigin: '', fetchPriority: 'low' }
        Object.assign(link, request, { onload: come, onerror: fail })
        document.head.append(link)
      }).then(wait)
    wait()
    Promise.all(files.map(fetchFile)).then(
      () => resolve(true),
      () => resolve(false),
    )
  })

/**
 * Runs the modules like React Router's `<Scripts>`, which cannot wait for the first paint.
 *
 * @throws when a module cannot be run
 */
export async function runModules({ before, routes, entry }: PageModules): Promise<void> {
  for (const url of before) await import(/* @vite-ignore */ url)
  const modules = await Promise.all(
    Object.entries(routes).map(async ([id, url]) => [id, await import(/* @vite-ignore */ url)]),
  )
  // React Router's `HydratedRouter` reads it.
  Object.assign(window, { __reactRouterRouteModules: Object.fromEntries(modules) })
  await import(/* @vite-ignore */ entry)
}
