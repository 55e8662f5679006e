import { use } from 'react'
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { ScriptNonceContext } from '#app/features/shell/script-nonce.ts'
import source from './restore-scroll-script.ts?inline-script'
import { SCROLL_POSITIONS_KEY } from './scroll-position.ts'

/**
 * Replaces React Router's component of the same name, whose script throws if the browser forbids storage. Its hook
 * does not. The script is part of the document only, so the browser bundle does not contain it.
 */
export function ScrollRestoration() {
  const nonce = use(ScriptNonceContext)
  useScrollRestoration({ storageKey: SCROLL_POSITIONS_KEY })
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? source : '' }}
    />
  )
}
