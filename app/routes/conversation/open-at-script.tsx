import { use } from 'react'
import { ScriptNonce } from '#app/features/shell/script-nonce.ts'
import { OPENING_ANCHOR } from '#domain/conversation/links.ts'

/** Before the first paint, and not after a reload or a return: those have a place of their own. */
const SCRIPT = `document.getElementById(location.hash.slice(1))||performance.getEntriesByType("navigation")[0]?.type!=="navigate"||document.getElementById("${OPENING_ANCHOR}")?.scrollIntoView()`

/** Shows what is new in a conversation where its URL names no part of the page. */
export const OpenAtScript = () => (
  <script
    nonce={use(ScriptNonce)}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? SCRIPT : '' }}
  />
)
