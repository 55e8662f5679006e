import { useEffect } from 'react'
import { Link } from 'react-router'
import { storedAvatarLetter } from '#app/browser/storage/avatar-letter.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import { whenIdle } from '#app/browser/when-idle.ts'
import { preloadIdentity } from '#app/clients/identity/load-identity.ts'
import { iconButton } from '#app/ui/button.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { avatarLabel, shellTexts } from '#texts/site/shell.ts'

/** After this time the session is resumed even if the page is still busy. */
const IDLE_TIMEOUT_MS = 4000

/**
 * Shows the letter of the account, or NA, and leads to the settings or to the sign-in
 * (docs/product/shell.md, "Header"). A session is resumed once the
 * page is idle, so that it stays fresh, and ends if it was revoked elsewhere.
 */
export function AccountAvatar() {
  const letter = useStoredValue(storedAvatarLetter)
  const signedIn = letter !== null
  useEffect(() => (signedIn ? whenIdle(preloadIdentity, IDLE_TIMEOUT_MS) : undefined), [signedIn])
  return (
    <Link
      to={signedIn ? PATHS.settings : PATHS.signIn}
      prefetch="intent"
      aria-label={avatarLabel(letter)}
      className={`${iconButton} max-2xs:w-9`}
    >
      <span className="grid size-9 place-items-center rounded-full bg-brand-soft font-semibold text-brand-ink text-sm">
        {letter ?? shellTexts.signedOut}
      </span>
    </Link>
  )
}
