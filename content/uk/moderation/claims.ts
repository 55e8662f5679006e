import { formatCount, NBSP } from '../format/number.ts'

export const claimModerationTexts = {
  title: 'Заява про копію',
  lead: 'Власник стверджує, що інше оголошення показує його житло. Порівняйте обидва й не розкривайте жодному з власників ні слів, ні адреси другого.',
  shown: 'Відвідувачі зараз бачать можливу копію.',
  words: 'Пояснення заявника',
  facts: 'Що відомо про обидва',
  what: 'Дані',
  original: 'Оголошення заявника',
  copy: 'Можлива копія',
  begun: 'Створено',
  approved: 'Уперше схвалено',
  verified: 'Перевірена особа',
  notVerified: 'ні',
  account: 'Обліковий запис створено',
  never: 'ще ні разу',
  unknown: 'невідомо',
  alike: 'Схожі фото',
  alikeNone: 'Зараз у\u00a0цих оголошеннях немає схожих фото.',
  textAlike: 'Більша частина тексту можливої копії є також в оголошенні заявника.',
  textDiffers: 'У\u00a0текстах мало спільного.',
  decision: 'Чиє це житло?',
  reasonLabel: 'Чому',
  reasonHint:
    'Якщо воно належить заявнику, це прочитає власник копії й зможе один раз оскаржити. Якщо ні, це прочитає заявник. Не називайте імен і не розкривайте, де інше житло.',
  grant: 'Власник\u00a0— заявник',
  dismiss: 'Не доведено',
} as const

export const formatVerifiedUntil = (day: string) => `до ${day}`
export const formatFirstUploaded = (day: string) => `Уперше завантажено ${day}`
export const formatClaimedOn = (day: string) => `Заяву подано ${day}`

export const formatClaims = (total: number) => formatCount(total, 'заява', 'заяви', 'заяв')

/**
 * The accessible name of a picture in a pair: "Можлива копія: схоже фото 1 із 3".
 *
 * @param place from 1
 */
export const formatAlikePicture = (home: string, place: number, total: number) =>
  `${home}: схоже фото ${place}${NBSP}із${NBSP}${total}`
