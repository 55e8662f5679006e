import { use } from 'react'
import { ScriptNonce } from '#app/features/shell/script-nonce.ts'
import serif from '#app/styles/fonts/homiq-serif-latin.woff2?url'
import sans from '#app/styles/fonts/onest-latin.woff2?url'
import source from './head-script.ts?inline-script'

/**
 * The script that every document runs first. It is part of the document only, so the browser bundle does not
 * contain it.
 */
export function HeadScript() {
  const nonce = use(ScriptNonce)
  return (
    <script
      nonce={nonce}
      data-fonts={`${sans} ${serif}`}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? source : '' }}
    />
  )
}
