import { formatCount } from '#domain/platform/text/format-number.ts'

export const accountMenuTexts = {
  title: 'Your account',
  homes: 'My homes',
  lists: 'My lists',
  messages: 'Messages',
  moderation: 'Moderation',
  settings: 'Settings',
} as const

interface AccountNews {
  /** Number of messages. */
  readonly unread: number
  /** Number of homes with a decision. */
  readonly news: number
  /** The sum, as the avatar shows it. */
  readonly shown: string
}

/** The accessible name of the menu. Ends with what the avatar shows. */
export function formatAccountLabel(account: string, { unread, news, shown }: AccountNews): string {
  const parts = [
    unread > 0 ? formatCount(unread, 'new message') : '',
    news > 0 ? `${formatCount(news, 'decision')} about your homes` : '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? account : `${parts.join(', ')}. ${account}, ${shown}`
}
