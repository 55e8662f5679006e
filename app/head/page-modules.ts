declare global {
  interface Window {
    /** Read by React Router's `HydratedRouter`. */
    __reactRouterRouteModules?: Record<string, unknown>
  }
}

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

/**
 * Fetches and compiles a file.
 *
 * @returns whether that succeeded
 */
const preload = (href: string): Promise<boolean> =>
  new Promise((resolve) => {
    const link = document.createElement('link')
    const end = (hasCome: boolean) => () => {
      link.remove()
      resolve(hasCome)
    }
    const request = { rel: 'modulepreload', href, crossOrigin: '', fetchPriority: 'low' }
    Object.assign(link, request, { onload: end(true), onerror: end(false) })
    document.head.append(link)
  })

/** If no file arrives for this long, the remaining ones count as failed. */
const MAX_SILENCE_MS = 10_000

/**
 * Fetches all files of the page. Browsers that do not follow the HTML standard of 2026 remember a failed file until the
 * page is left; links and forms then work without scripts.
 *
 * @returns whether all files arrived
 */
export function fetchModules({ files }: PageModules): Promise<boolean> {
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => resolve(false), MAX_SILENCE_MS)
    }
    const fetchFile = async (file: string): Promise<boolean> => {
      const hasCome = await preload(file)
      wait()
      return hasCome
    }
    wait()
    Promise.all(files.map(fetchFile)).then((haveCome) => {
      clearTimeout(timer)
      resolve(!haveCome.includes(false))
    })
  })
}

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
  window.__reactRouterRouteModules = Object.fromEntries(modules)
  await import(/* @vite-ignore */ entry)
}
