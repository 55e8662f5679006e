import type { FavoriteOrder } from '#domain/catalog/favorite/favorite-order.ts'
import { formatNumber, NBSP } from '../format/number.ts'

export const favoriteTexts = {
  title: 'Обране',
  loading: 'Завантажуємо обране',
  empty: 'У\u00a0вас ще немає збережених оголошень.',
  lead: 'Квартири, які ви позначили сердечком, зберігаються тут, у\u00a0цьому браузері, а\u00a0якщо ви увійшли, то й\u00a0в\u00a0обліковому записі.',
  browse: 'Переглянути квартири',
  needsScript: 'Обране зберігається в цьому браузері. Щоб його побачити, увімкніть JavaScript.',
  order: 'Сортувати',
  orders: {
    kept: 'За часом додавання',
    type: 'Спершу на продаж',
    'price-up': 'Найдешевші',
    'price-down': 'Найдорожчі',
  } satisfies Record<FavoriteOrder, string>,
  removed: 'Видалено з\u00a0обраного',
  undo: 'Повернути',
  share: 'Поділитися списком',
  compare: 'Порівняти',
  sideBySide: 'До порівняння',
  tooMany: 'Порівняти можна щонайбільше чотири квартири.',
  types: { sale: 'Продаж', rent: 'Оренда' },
} as const

/** "Показати ще 200 із 3 000". */
export const showMoreLabel = (more: number, total: number) =>
  `Показати ще ${more}${NBSP}із${NBSP}${formatNumber(total)}`
