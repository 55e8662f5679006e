import type * as English from '#content/en/moderation/evidence.ts'
import type { OfferState } from '#domain/homes/offer/lifecycle/state.ts'
import { wordCity } from '../catalog/cities.ts'
import { chooseForm, formatNumber, NBSP } from '../format/number.ts'

export const evidenceTexts = {
  title: 'На що звернути увагу',
  similar: 'Найближчі за площею',
  shared: 'Такий самий текст тут:',
  own: 'Це оголошення',
  earlier: 'Раніше, в\u00a0іншого власника',
  known: 'Про власника',
  account: 'Обліковий запис створено',
  accountUnknown: 'невідомо',
  othersNone: 'немає',
  decisions: 'Попередні рішення',
  decisionsNone: 'немає',
  thisHome: 'Це оголошення',
  place: 'Розташування',
  placeless: 'Позначки на карті немає.',
  withheld: 'Відвідувачі бачать це коло й\u00a0не бачать номера будинку.',
  pictures: 'Фото в\u00a0оголошенні',
} as const

type UsualPrice = Parameters<typeof English.formatUsualPrice>[0]

const nameKind = ({ type, rooms, city }: UsualPrice) =>
  `${rooms}, ${type === 'sale' ? 'продаж' : 'оренда'}, ${wordCity(city).name}`

/** Half of fewer homes says nothing. */
const FEW = 4

/**
 * "Половина з 34 схожих квартир (2 кімнати, оренда, Київ) у перерахунку на 54 м² коштує від 12 800 грн до 21 000 грн,
 * медіана: 16 400 грн. Ціна цієї: 14 грн."
 */
export function formatUsualPrice(price: UsualPrice): string {
  const { count, asked, area, lower, median, upper } = price
  const kind = nameKind(price)
  if (count === 0)
    return `Схожих квартир (${kind}), з якими можна порівняти, немає. Ціна цієї: ${asked}.`
  const number = formatNumber(count)
  return count < FEW
    ? `Схожих квартир (${kind}) лише${NBSP}${number}. Медіана в перерахунку на ${area}: ${median}. Ціна цієї: ${asked}.`
    : `Половина з ${number} ${chooseForm(count, 'схожої квартири', 'схожих квартир', 'схожих квартир')} (${kind}) у перерахунку на ${area} коштує від ${lower} до ${upper}, медіана: ${median}. Ціна цієї: ${asked}.`
}

/**
 * @param min "1 000 грн"
 * @param max "1 200 000 грн"
 */
export const formatFence = (type: 'sale' | 'rent', min: string, max: string) =>
  `Квартири ${type === 'sale' ? 'на продаж' : `в${NBSP}оренду`} коштують від ${min} до ${max}; ця ціна поза цими межами.`

export const formatApprovedOn = (day: string) => `уперше схвалено ${day}`

/** @param shown of `total` */
export const formatOtherHomes = (shown: number, total: number) =>
  shown < total ? `Інші оголошення (останні ${shown}${NBSP}із${NBSP}${total})` : 'Інші оголошення'

/** The state of another home of an owner. */
export const homeStateNames: Readonly<Record<OfferState, string>> = {
  draft: 'Чернетка',
  waiting: 'Чекає на перевірку',
  published: 'Показується',
  paused: 'Приховано',
  closed: 'Продано або здано',
  expired: 'Не підтверджено вчасно',
  rejected: 'Відхилено',
  removed: 'Видалено',
}
