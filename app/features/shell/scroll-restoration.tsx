import { use } from 'react'
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { ScriptNonce } from './script-nonce.ts'

/** React Router's key in session storage. */
const STORAGE_KEY = 'react-router-scroll-positions'

/** Restores the position before the first paint after a reload or a return to the page. */
const RESTORE_SCRIPT = `history.state?.key||history.replaceState({key:""+Math.random()},"")
try{let y=JSON.parse(sessionStorage.getItem("${STORAGE_KEY}"))[history.state.key];y>0&&scrollTo(0,y)}catch{}`

/**
 * Replaces React Router's component of the same name, whose script throws if the browser forbids storage. Its hook
 * does not. The script is part of the document only, so the browser bundle does not contain it.
 */
export function ScrollRestoration() {
  const nonce = use(ScriptNonce)
  useScrollRestoration({ storageKey: STORAGE_KEY })
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? RESTORE_SCRIPT : '' }}
    />
  )
}
