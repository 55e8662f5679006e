import { use } from 'react'
import { ScriptNonce } from '#app/features/shell/script-nonce.ts'
import type { EstateType } from '#domain/listing/estate-type.ts'

const MARK_STORED_TYPE =
  "try{if(/^(sale|rent)$/.test(localStorage.getItem('estateType')))document.currentScript.parentElement.dataset.compact=''}catch{}"

/**
 * Runs while the document is read. Stores the estate type of the URL: a visitor who follows a link before the
 * modules run has chosen it, too. Without one in the URL, makes the element around it as small as the page with
 * the stored type will have it. The modules of the page do the same (`useEstateType`, `SearchIntro`), and so do not
 * contain it.
 */
export function StoredTypeInlineScript({ type }: { type: EstateType | null }) {
  const getSource = () =>
    type === null ? MARK_STORED_TYPE : `try{localStorage.setItem('estateType','${type}')}catch{}`
  return (
    <script
      nonce={use(ScriptNonce)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: one of three constants of ours
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? getSource() : '' }}
    />
  )
}
