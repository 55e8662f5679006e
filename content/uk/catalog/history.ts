import type { Happening, TimelineRow } from '#domain/catalog/history/timeline.ts'
import { formatMonth } from '../format/date.ts'
import { formatCount, NBSP } from '../format/number.ts'

export const historyTexts = {
  heading: 'Історія ціни',
  date: 'Дата',
  what: 'Що змінилося',
  price: 'Ціна',
} as const

/** "з червня", "із серпня". */
function formatSince(month: string): string {
  const name = formatMonth(month)
  return `${name.startsWith('с') ? 'із' : 'з'}${NBSP}${name}`
}

/**
 * "Мінус 8 % з червня".
 *
 * @param month "2026-06"
 */
export const formatPriceDrop = (percent: number, month: string): string =>
  `Мінус ${percent}${NBSP}% ${formatSince(month)}`

/** "Ціна знизилася на 8 % з червня." */
export function formatPriceChange(percent: number, month: string): string {
  const direction = percent < 0 ? 'знизилася' : 'зросла'
  return `Ціна ${direction} на${NBSP}${Math.abs(percent)}${NBSP}% ${formatSince(month)}.`
}

const TIMES = ['', 'вдруге', 'втретє', 'вчетверте', 'вп’яте']

/** "Виставлено втретє за 14 місяців.", "Виставлено 6 разів за 2 місяці." */
export function formatListedAgain(times: number, months: number): string {
  const period = months === 1 ? 'місяць' : formatCount(months, 'місяць', 'місяці', 'місяців')
  const often = TIMES[times - 1] || formatCount(times, 'раз', 'рази', 'разів')
  return `Виставлено ${often} за${NBSP}${period}.`
}

/** "Опубліковано 3 червня 2026 р., відтоді ціна не змінювалася." */
export const formatUnchanged = (day: string): string =>
  `Опубліковано ${day}, відтоді ціна не${NBSP}змінювалася.`

const HAPPENING_TEXTS: Readonly<Record<Exclude<Happening, 'price' | 'pictures'>, string>> = {
  listed: 'Опубліковано',
  'listed-again': 'Опубліковано знову',
  withdrawn: 'Знято з\u00a0публікації',
  back: 'Повернено на\u00a0сайт',
  facts: 'Змінено характеристики',
  description: 'Змінено опис',
  confirmed: 'Підтверджено власником',
}

function formatPictures({ added, removed }: TimelineRow['pictures']): string {
  if (removed === 0) return `Додано ${added}${NBSP}фото`
  if (added === 0) return `Видалено ${removed}${NBSP}фото`
  return `Додано ${added}${NBSP}фото, видалено ${removed}`
}

/** "Ціну знижено", "Додано 2 фото, видалено 1". */
export function formatHappening(happening: Happening, { percent, pictures }: TimelineRow): string {
  if (happening === 'pictures') return formatPictures(pictures)
  if (happening !== 'price') return HAPPENING_TEXTS[happening]
  if (percent === null) return 'Ціну змінено'
  return percent < 0 ? 'Ціну знижено' : 'Ціну підвищено'
}

/** "−8 %", "+5 %". */
export const formatPercent = (percent: number): string =>
  `${percent < 0 ? '−' : '+'}${Math.abs(percent)}${NBSP}%`

/** "Показати ще 12 попередніх змін". */
export const formatEarlier = (count: number): string =>
  `Показати ще ${formatCount(count, 'попередню зміну', 'попередні зміни', 'попередніх змін')}`

/** "Пропущено 940 змін після першої." */
export const formatLeftOut = (count: number): string =>
  `Пропущено ${formatCount(count, 'зміну', 'зміни', 'змін')} після першої.`
