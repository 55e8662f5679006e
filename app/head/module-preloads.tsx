import { createContext, use } from 'react'

/**
 * Finds the URLs of a module and of what it imports, by its path in the repository; `undefined` in the browser and in
 * development.
 */
export const ModuleUrls = createContext<((source: string) => readonly string[]) | undefined>(
  undefined,
)

/**
 * Lists a module that is imported on demand, and what it imports, among those that this document hydrates with: they
 * are then fetched together (`app/head/start-modules.ts`).
 */
export function ModulePreloads({ source }: { readonly source: string }) {
  const urls = use(ModuleUrls)?.(source) ?? []
  return urls.map((url) => <link key={url} rel="modulepreload" href={url} />)
}
