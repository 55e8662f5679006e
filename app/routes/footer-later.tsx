import { storedAvatarLetter } from '#app/browser/storage/avatar-letter.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import { useLater } from '#app/browser/use-later.ts'
import { Newsletter } from '#app/features/newsletter/newsletter.tsx'
import { Footer } from '#app/features/shell/footer.tsx'

const loadWays = () => import('./account-ways.tsx').then((code) => code.AccountWays)

/** In the header, and loaded late: only people who are signed in have messages and homes. */
function AccountWaysLater() {
  const letter = useStoredValue(storedAvatarLetter)
  const AccountWays = useLater(letter === null ? undefined : loadWays)
  return letter !== null && AccountWays && <AccountWays letter={letter} />
}

/** What is at the end of every page, and hydrated after its first touch. */
export const FooterWithNewsletter = () => (
  <>
    <Footer newsletter={<Newsletter />} />
    <AccountWaysLater />
  </>
)
