import { storedAvatarLetter } from '#app/browser/avatar-letter.ts'
import { useStoredValue } from '#app/browser/stored-value.ts'
import { useLater } from '#app/browser/use-later.ts'
import { Newsletter } from '#app/features/newsletter/newsletter.tsx'
import { Footer } from '#app/features/shell/footer.tsx'

const loadUnread = () =>
  import('#app/features/conversation/unread-link.tsx').then((code) => code.UnreadLink)

/** In the header, and loaded late: only people who are signed in have messages. */
function UnreadLater() {
  const isSignedIn = useStoredValue(storedAvatarLetter) !== null
  const UnreadLink = useLater(isSignedIn ? loadUnread : undefined)
  return isSignedIn && UnreadLink && <UnreadLink />
}

/** What is at the end of every page, and hydrated after its first touch. */
export const FooterWithNewsletter = () => (
  <>
    <Footer newsletter={<Newsletter />} />
    <UnreadLater />
  </>
)
