import type { OfferProblem } from '#domain/homes/offer/problem.ts'
import { formatAmount } from '../format/money.ts'
import { chooseForm, formatCount, formatNumber } from '../format/number.ts'

/** What to do about a problem of a field. */
export function formatProblem(problem: OfferProblem): string {
  switch (problem.kind) {
    case 'missing':
      return 'Це потрібно, щоб опублікувати оголошення.'
    case 'not a choice':
      return 'Виберіть зі списку.'
    case 'unstorable':
      return 'Тут є символи, які неможливо зберегти. Введіть текст ще раз.'
    case 'not one line':
      return 'Введіть це одним рядком: без розривів рядка, табуляції та спеціальних символів.'
    case 'too long':
      return `Скоротіть до ${formatCount(problem.max, 'символу', 'символів', 'символів')}.`
    case 'number':
      return `Введіть число від ${formatNumber(problem.range.min)} до ${formatNumber(problem.range.max)}.`
    case 'whole number':
      return formatWholeNumber(problem.range)
    case 'not a price':
      return formatPriceRange(problem)
    case 'above the building':
      return `У будинку ${problem.floors}\u00a0${chooseForm(problem.floors, 'поверх', 'поверхи', 'поверхів')}: перевірте обидва числа.`
    case 'not a point':
      return 'Введіть широту й довготу, наприклад 50.4501, 30.5234.'
    case 'not a day':
      return 'Виберіть день, наприклад 2026-12-01.'
    case 'unknown city':
      return 'Homiq не знає такого міста. Перевірте назву або поставте позначку на карті, щоб залишити його.'
    case 'far from the city':
      return `Це понад ${problem.km}\u00a0км від міста (${problem.city}). Перевірте обидва числа: спершу широта.`
  }
}

/** "Оренда коштує від 1 000 грн до 1 200 000 грн на місяць: перевірте ціну та валюту." */
function formatPriceRange({
  type,
  currency,
  range,
}: Extract<OfferProblem, { kind: 'not a price' }>) {
  const from = formatAmount(range.min, currency)
  const to = formatAmount(range.max, currency)
  const price =
    type === 'rent'
      ? `Оренда коштує від ${from} до ${to} на місяць`
      : `Житло на продаж коштує від ${from} до ${to}`
  return `${price}: перевірте ціну та валюту.`
}

/** Years without a space. */
function formatWholeNumber({ min, max }: { readonly min: number; readonly max: number }): string {
  const [from, to] = min > 1_000 ? [min, max] : [formatNumber(min), formatNumber(max)]
  return `Введіть ціле число від ${from} до ${to}.`
}
