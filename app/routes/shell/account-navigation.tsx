import { useHeaderStatus } from '#app/features/messages/conversation/use-header-status.ts'
import { AccountMenu } from '#app/features/shell/header/account-menu.tsx'

/** The header's menu for people who are signed in. */
export const AccountNavigation = ({ letter }: { readonly letter: string }) => (
  <AccountMenu letter={letter} {...useHeaderStatus()} />
)
