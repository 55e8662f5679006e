import { useEffect } from 'react'
import { syncHearts } from '#app/features/catalog/favorite/sync-hearts.ts'
import { useHeaderStatus } from '#app/features/messages/conversation/use-header-status.ts'
import { AccountMenu } from '#app/features/shell/header/account-menu.tsx'

/** The header's menu for people who are signed in. */
export function AccountNavigation({ letter }: { readonly letter: string }) {
  useEffect(syncHearts, [])
  return <AccountMenu letter={letter} {...useHeaderStatus()} />
}
