import { use } from 'react'
import { ScriptMark } from '#app/features/shell/script-mark.ts'
import type { EstateType } from '#domain/listing/estate-type.ts'

/**
 * Stores the estate type of the URL while the document is read: a visitor who follows a link before the
 * modules run has chosen it, too. The module of the page does the same (`useEstateType`).
 */
export function StoredTypeScript({ type }: { type: EstateType }) {
  const html = `try{localStorage.setItem('estateType','${type}')}catch{}`
  return (
    <script
      nonce={use(ScriptMark)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: one of two constants of ours
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
