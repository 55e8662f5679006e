import { use } from 'react'
import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { ScriptMark } from './script-mark.ts'

/** Where the router keeps how far each entry of the history was scrolled. */
const STORAGE_KEY = 'react-router-scroll-positions'

/**
 * Runs before the first paint of a page that is reloaded or come back to. What cannot be read
 * counts as nothing.
 */
const RESTORE_SCRIPT = `if(!history.state?.key)history.replaceState({key:Math.random().toString(32).slice(2)},"")
try{const top=JSON.parse(sessionStorage.getItem("${STORAGE_KEY}"))?.[history.state.key];if(typeof top==="number")scrollTo(0,top)}catch{}`

/**
 * Puts a page back where it was scrolled to. The router's component of this name has a script that
 * throws where the browser refuses storage; its hook, which does the rest, does not.
 */
export function ScrollRestoration() {
  const mark = use(ScriptMark)
  useScrollRestoration({ storageKey: STORAGE_KEY })
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours
  return <script nonce={mark} dangerouslySetInnerHTML={{ __html: RESTORE_SCRIPT }} />
}
