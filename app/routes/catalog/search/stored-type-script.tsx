import { use } from 'react'
import { ScriptNonceContext } from '#app/features/shell/script-nonce.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { SearchResults } from '#domain/catalog/search/search-results.ts'
import source from './before-list.ts?inline-script'

const MARK_STORED_TYPE =
  "try{if(/^(sale|rent)$/.test(localStorage.getItem('estateType')))document.currentScript.parentElement.dataset.compact=''}catch{}"

/**
 * Runs while the document is parsed. If the URL has an estate type, stores it, so that it is kept even if the
 * visitor leaves before the modules run. Otherwise gives the element around it the size that the page will have
 * with the stored type. The modules do the same (`useEstateType`, `SearchIntro`), so they do not contain this
 * script.
 */
export function StoredTypeInlineScript({ type }: { type: EstateType | null }) {
  const getSource = () =>
    type === null ? MARK_STORED_TYPE : `try{localStorage.setItem('estateType','${type}')}catch{}`
  return (
    <script
      nonce={use(ScriptNonceContext)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: one of three constants of ours
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? getSource() : '' }}
    />
  )
}

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
