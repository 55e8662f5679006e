import { UnreadLink } from '#app/features/messages/conversation/unread-link.tsx'
import { useHeaderStatus } from '#app/features/messages/conversation/use-header-status.ts'
import { AccountMenu } from '#app/features/shell/header/account-menu.tsx'

/** Header links for people who are signed in. */
export function AccountNavigation({ letter }: { readonly letter: string }) {
  const { unread, ...status } = useHeaderStatus()
  return (
    <>
      <UnreadLink count={unread} />
      <AccountMenu letter={letter} unread={unread} {...status} />
    </>
  )
}
