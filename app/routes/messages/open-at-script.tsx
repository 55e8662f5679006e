import { use } from 'react'
import { ScriptNonceContext } from '#app/features/shell/script-nonce.ts'
import { OPENING_ANCHOR } from '#domain/messages/conversation/links.ts'

/**
 * Runs before the first paint. Not after a reload or on a return, when the browser restores the scroll position.
 */
const SCRIPT = `document.getElementById(location.hash.slice(1))||performance.getEntriesByType("navigation")[0]?.type!=="navigate"||(document.getElementById("${OPENING_ANCHOR}")?.scrollIntoView(),((e)=>e&&e.getBoundingClientRect().bottom<innerHeight&&e.scrollIntoView({block:"end"}))(document.getElementById("write")))`

/** Scrolls to the newest messages, unless the URL has a fragment. */
export const OpenAtScript = () => (
  <script
    nonce={use(ScriptNonceContext)}
    suppressHydrationWarning
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
    dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? SCRIPT : '' }}
  />
)
