import { formatCount } from '../format/number.ts'

/** The bar on the page of an own home. Visitors load it, so it is apart from the texts of My homes. */
export const ownHomeTexts = {
  title: 'Ваше оголошення',
  change: 'Редагувати',
  pause: 'Приховати',
  stats: 'Статистика',
} as const

/** @param unread number of unread messages */
export const formatMessages = (unread: number): string =>
  unread === 0 ? 'Повідомлення' : `Повідомлення, ${formatCount(unread, 'нове', 'нові', 'нових')}`
