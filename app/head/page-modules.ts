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

const fetchFile = (url: string) => fetch(url, { priority: 'low' })

/**
 * Loads the files into the browser's cache. Imports alone would not do: most browsers remember a module that failed
 * until the page is left.
 *
 * @returns whether all of them came
 */
export async function fetchModules({ files }: PageModules): Promise<boolean> {
  try {
    const responses = await Promise.all(files.map(fetchFile))
    await Promise.all(responses.map((response) => response.blob()))
    return responses.every(({ ok }) => ok)
  } catch {
    return false
  }
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
