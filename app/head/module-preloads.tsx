import { createContext, use } from 'react'

/**
 * Finds the URLs of a module, of what it imports and of their styles, by its path in the repository; `undefined` in
 * the browser and in development.
 */
export const ModuleUrls = createContext<((source: string) => readonly string[]) | undefined>(
  undefined,
)

/**
 * Lists a module that is imported on demand, and what it imports, among those that this document hydrates with: they
 * are then fetched together (`app/head/start-modules.ts`). Its styles must be in the document.
 */
export function ModulePreloads({ source }: { readonly source: string }) {
  const urls = use(ModuleUrls)?.(source) ?? []
  return urls
    .filter((url) => url.endsWith('.js'))
    .map((url) => <link key={url} rel="modulepreload" href={url} />)
}

/**
 * Props of a part that is empty before hydration. While it is in view, the modules that fill it are fetched together
 * with those of the page, if nobody saves data (`app/head/hydrate-later.ts`).
 */
export function useEmptyPart(...sources: readonly string[]) {
  const getUrls = use(ModuleUrls)
  const urls = getUrls === undefined ? [] : new Set(sources.flatMap((source) => getUrls(source)))
  return {
    'data-empty': true,
    'data-files': [...urls].join(' ') || undefined,
    // Only the server knows the files.
    suppressHydrationWarning: true,
  }
}
