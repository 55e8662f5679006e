import { storedAvatarLetter } from '#app/browser/storage/avatar-letter.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import { useLazyComponent } from '#app/browser/use-lazy-component.ts'
import { Footer } from '#app/features/shell/footer.tsx'
import { Newsletter } from '#app/features/site/newsletter/newsletter.tsx'

const loadAccountNavigation = () =>
  import('./account-navigation.tsx').then((code) => code.AccountNavigation)

/** Part of the header, but loaded late, because only people who are signed in have messages and homes. */
function AccountWaysLater() {
  const letter = useStoredValue(storedAvatarLetter)
  const AccountNavigation = useLazyComponent(letter === null ? undefined : loadAccountNavigation)
  return letter !== null && AccountNavigation && <AccountNavigation letter={letter} />
}

/** The end of every page. */
export const NewsletterFooter = () => (
  <>
    <Footer newsletter={<Newsletter />} />
    <AccountWaysLater />
  </>
)
