import { use } from 'react'
import { ScriptNonceContext } from '#app/features/shell/script-nonce.ts'
import type { SearchResults } from '#domain/catalog/search/search-results.ts'
import source from './before-list.ts?inline-script'

/** The script is part of the document only, so the browser bundle does not contain it. */
export function BeforeListScript({ results }: { results: SearchResults }) {
  return (
    <script
      nonce={use(ScriptNonceContext)}
      data-type={results.type}
      data-newest={Math.max(...results.publishedAt)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? source : '' }}
    />
  )
}
