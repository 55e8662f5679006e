declare global {
  interface Window {
    /** Read by React Router's `HydratedRouter`. */
    __reactRouterRouteModules?: Record<string, unknown>
  }
}

/** The id of the element in which the server names the modules of a page. */
export const PAGE_MODULES_ID = 'page-modules'

/** URLs of the modules of a page, as `app/document-end.ts` writes them into it. */
export interface PageModules {
  /** All files, so that they are fetched side by side. Empty in development. */
  readonly files: readonly string[]
  /** Run first, one after the other: the list of routes, before it Vite's code for hot reloads in development. */
  readonly before: readonly string[]
  /** By the id of the route. */
  readonly routes: Readonly<Record<string, string>>
  /** `app/entry.client.tsx`, which hydrates the page. */
  readonly entry: string
}

export const readPageModules = (): PageModules =>
  JSON.parse(document.getElementById(PAGE_MODULES_ID)?.textContent ?? '')

/**
 * Fetches and compiles a file.
 *
 * @returns whether it came
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

/** Files that take longer than this after the one before do not come. */
const MAX_SILENCE_MS = 10_000

/**
 * Browsers that do not follow the HTML standard of 2026 remember a file that failed until the page is left. Links and
 * forms work without it.
 *
 * @returns whether all files came
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
 * Does what React Router's `<Scripts>` does, which could not wait for the paint.
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
