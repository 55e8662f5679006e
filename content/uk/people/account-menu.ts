import type * as English from '#content/en/people/account-menu.ts'
import { formatCount } from '../format/number.ts'

export const accountMenuTexts = {
  title: 'Ваш обліковий запис',
  homes: 'Мої оголошення',
  lists: 'Мої списки',
  messages: 'Повідомлення',
  moderation: 'Модерація',
  settings: 'Налаштування',
} as const

/** The accessible name of the menu. Ends with what the avatar shows. */
export const formatAccountLabel: typeof English.formatAccountLabel = (account, counts) => {
  const { unread, news, shown } = counts
  const parts = [
    unread > 0
      ? formatCount(unread, 'нове повідомлення', 'нові повідомлення', 'нових повідомлень')
      : '',
    news > 0 ? `${formatCount(news, 'рішення', 'рішення', 'рішень')} щодо ваших оголошень` : '',
  ].filter((part) => part !== '')
  return parts.length === 0 ? account : `${parts.join(', ')}. ${account}, ${shown}`
}
