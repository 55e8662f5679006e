import { formatCount } from '#domain/platform/text/format-number.ts'

export const accountMenuTexts = {
  title: 'Your account',
  homes: 'My homes',
  messages: 'Messages',
  moderation: 'Moderation',
  settings: 'Settings',
} as const

/**
 * The accessible name of the menu. Ends with what the avatar shows.
 *
 * @param news number of homes with a decision
 */
export const formatAccountLabel = (account: string, news: number): string =>
  news === 0 ? account : `${formatCount(news, 'decision')} about your homes. ${account}, ${news}`
