import { use } from 'react'
import { ScriptNonceContext } from '#app/features/shell/script-nonce.ts'
import { listPageFonts } from '#app/styles/font-faces.ts'
import { alphabets } from '#texts/language.ts'
import source from './head-script.ts?inline-script'

/**
 * The script that every document runs first. It is part of the document only, so the browser bundle does not
 * contain it.
 */
export function HeadScript() {
  const nonce = use(ScriptNonceContext)
  return (
    <script
      nonce={nonce}
      data-fonts={import.meta.env.SSR ? JSON.stringify(listPageFonts(alphabets)) : undefined}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? source : '' }}
    />
  )
}
