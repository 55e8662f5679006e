import { UnreadLink } from '#app/features/conversation/unread-link.tsx'
import { useNews } from '#app/features/conversation/use-news.ts'
import { AccountMenu } from '#app/features/shell/header/account-menu.tsx'

/** What the header has for people who are signed in. */
export function AccountWays({ letter }: { readonly letter: string }) {
  const { unread, isModerator } = useNews()
  return (
    <>
      <UnreadLink count={unread} />
      <AccountMenu letter={letter} unread={unread} isModerator={isModerator} />
    </>
  )
}
