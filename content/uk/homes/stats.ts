import type * as English from '#content/en/homes/stats.ts'
import { formatLongDate } from '../format/date.ts'
import { formatCount, formatNumber, NBSP } from '../format/number.ts'
import { ownHomeTexts } from './own-home.ts'

const countViews = (views: number) => formatCount(views, 'перегляд', 'перегляди', 'переглядів')
const countHearts = (hearts: number) =>
  `${formatCount(hearts, 'додавання', 'додавання', 'додавань')} в\u00a0обране`

export const numbersTexts = {
  title: ownHomeTexts.stats,
  lead: 'Анонімна статистика: без файлів cookie, а браузери, які просять не стежити за ними, не враховуються. Доба починається опівночі за UTC.',
  views: 'Перегляди',
  hearts: 'Обране',
  conversations: 'Розмови',
  begun: 'за 30\u00a0днів',
  viewsPlot: 'Перегляди за днями',
  heartsPlot: 'Додавання в\u00a0обране за днями',
  position: 'Місце в\u00a0пошуку',
  similar: 'Порівняно зі схожими',
  notShown: 'Цього оголошення зараз немає на Homiq.',
  tooFew:
    'З’явиться, коли в цьому місті буде щонайменше п’ять інших схожих оголошень від власників.',
  search: 'Відкрити пошук',
  table: 'Показати таблицею',
  tableCaption: 'Перегляди й\u00a0додавання в\u00a0обране за останні 30\u00a0днів',
  day: 'День',
  inDays: 'за 30\u00a0днів',
  heartsNow: 'зараз в\u00a0обраному',
} as const

export const formatPlaceInSearch = (place: number | null, total: number): string => {
  if (place === null)
    return total > 1_000
      ? `Після перших 1\u00a0000 з\u00a0${formatCount(total, 'оголошення', 'оголошень', 'оголошень')}.`
      : 'У\u00a0пошуку ще немає. Оновіть сторінку за хвилину.'
  return `${formatNumber(place)} із\u00a0${formatNumber(total)} за звичайного сортування.`
}

/** Medians of 30 days. */
export const formatSimilar: typeof English.formatSimilar = ({ homes, views, hearts }) =>
  `Зазвичай за ті самі 30\u00a0днів: ${countViews(Math.round(views))} і\u00a0${countHearts(Math.round(hearts))}. Це медіана ${formatCount(homes, 'іншого оголошення', 'інших оголошень', 'інших оголошень')} від власників у цьому місті.`

/** The text alternative of a plot. */
export const formatPlot: typeof English.formatPlot = (name, total, most) =>
  total === 0
    ? `${name}: за 30\u00a0днів жодного.`
    : `${name}: ${formatNumber(total)} за 30\u00a0днів, найбільше ${most.day}\u00a0— ${formatNumber(most.value)}.`

/** Under a plot: "11 липня". */
export const formatPlotDay = (day: string): string =>
  formatLongDate(day).split(NBSP).slice(0, 2).join(NBSP)

/** In the list of homes. */
export const formatNumbers = ({ views, hearts } = { views: 0, hearts: 0 }): string =>
  `${countViews(views)} і\u00a0${countHearts(hearts)} за 30\u00a0днів.`
