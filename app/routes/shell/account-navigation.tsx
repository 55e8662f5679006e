import { useEffect } from 'react'
import { syncFavorites } from '#app/features/catalog/favorite/sync-favorites.ts'
import { useHeaderStatus } from '#app/features/messages/conversation/use-header-status.ts'
import { AccountMenu } from '#app/features/shell/header/account-menu.tsx'

/** The header's menu for people who are signed in. */
export function AccountNavigation({ letter }: { readonly letter: string }) {
  useEffect(syncFavorites, [])
  return <AccountMenu letter={letter} {...useHeaderStatus()} />
}
