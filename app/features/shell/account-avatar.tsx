import { useEffect } from 'react'
import { storedAvatarLetter } from '#app/browser/avatar-letter.ts'
import { useStoredValue } from '#app/browser/stored-value.ts'
import { preloadIdentity } from '#app/clients/identity/load-identity.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { shellTexts } from '#content/texts/site/shell.ts'

/** How long a page may stay busy before the session is resumed all the same, in milliseconds. */
const IDLE_TIMEOUT_MS = 4000

/** Calls `work` when the page has nothing better to do; returns how to call it off. */
function whenIdle(work: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, IDLE_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS })
  return () => cancelIdleCallback(handle)
}

/**
 * The avatar of the header: the letter of who is signed in, or NA (docs/product.md, "Header").
 * Where there is a session, it is resumed once the page is at rest, so that it stays fresh and ends
 * with the others.
 */
export function AccountAvatar() {
  const letter = useStoredValue(storedAvatarLetter)
  const signedIn = letter !== null
  useEffect(() => (signedIn ? whenIdle(preloadIdentity) : undefined), [signedIn])
  return <Avatar letters={letter ?? shellTexts.signedOut} label={shellTexts.account} />
}
