import { formatCount } from '../format/number.ts'

export const accountMenuTexts = {
  title: 'Ваш обліковий запис',
  homes: 'Мої оголошення',
  lists: 'Мої списки',
  messages: 'Повідомлення',
  moderation: 'Модерація',
  settings: 'Налаштування',
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
    unread > 0
      ? formatCount(unread, 'нове повідомлення', 'нові повідомлення', 'нових повідомлень')
      : '',
    news > 0 ? `${formatCount(news, 'рішення', 'рішення', 'рішень')} щодо ваших оголошень` : '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? account : `${parts.join(', ')}. ${account}, ${shown}`
}
