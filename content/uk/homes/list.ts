import type * as English from '#content/en/homes/list.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { OfferState, OwnerAction } from '#domain/homes/offer/lifecycle/state.ts'
import type { OfferLimits } from '#domain/homes/offer/limits.ts'
import { formatCount } from '../format/number.ts'
import { ownHomeTexts } from './own-home.ts'

const inDays = (days: number) => formatCount(days, 'день', 'дні', 'днів')
/** After "протягом" and the like. */
const ofDays = (days: number) => formatCount(days, 'дня', 'днів', 'днів')
const countListings = (count: number) => formatCount(count, 'оголошення', 'оголошення', 'оголошень')

export const myListingsTexts = {
  title: 'Мої оголошення',
  lead: 'Додайте оголошення за п’ять хвилин. Це безкоштовно, і номер телефону не потрібен.',
  empty: 'Тут поки нічого немає',
  emptyHint:
    'Спершу оголошення\u00a0— це чернетка, яку бачите лише ви. Продовжити можна на будь-якому пристрої.',
  add: 'Додати оголошення',
  moderation: 'Модерація',
  see: 'Переглянути',
  goOn: 'Продовжити',
  copy: 'Дублювати',
  more: 'Ще',
  unnamed: 'Оголошення без адреси',
  noPrice: 'Ціну не вказано',
  mended: 'Ви внесли зміни після відповіді модератора:',
  changed: 'Що змінено відтоді:',
  news: 'Нове рішення',
  changing: 'Ваші зміни:',
  isChange:
    'Це зміни до опублікованого оголошення. Поки їх не схвалено, відвідувачі бачать його без змін.',
  change: ownHomeTexts.change,
  appeal: 'Не погоджуюся',
  appealLabel: 'Чому оголошення варто показати без змін',
  appealHint: 'Це прочитає інший модератор, і його рішення остаточне. Оскаржити можна один раз.',
  appealSend: 'Надіслати оскарження',
  appealed: 'Ви написали:',
  seeViewing: 'Деталі показу',
  late: 'Підтвердьте, що оголошення ще актуальне, і воно підніметься в пошуку.',
} as const

export const groupNames: Readonly<Record<OfferState, string>> = {
  rejected: 'Відхилені',
  draft: 'Чернетки',
  waiting: 'Чекають на перевірку',
  published: 'Опубліковані',
  paused: 'Приховані',
  expired: 'Не підтверджені вчасно',
  closed: 'Продані або здані',
  removed: 'Видалені',
}

/** What to do next. */
export function formatGroupHint(
  state: OfferState,
  { expiryDays, undoDays, unconfirmedDraftDays }: OfferLimits,
): string {
  switch (state) {
    case 'rejected':
      return 'Виправте те, про що пише модератор, і знову надішліть оголошення на перевірку.'
    case 'draft':
      return `Їх бачите лише ви. Заповніть їх і надішліть на перевірку. Якщо електронну пошту не підтверджено, чернетка видаляється через ${inDays(unconfirmedDraftDays)} після останньої зміни.`
    case 'waiting':
      return 'Поки що робити нічого не треба: відповідь з’явиться тут і надійде на підтверджену електронну пошту.'
    case 'published':
      return `Підтверджуйте, що оголошення ще актуальне, хоча б раз на ${inDays(expiryDays)}, інакше воно зникне із сайту. Ми нагадаємо листом, якщо електронну пошту підтверджено.`
    case 'paused':
      return 'Їх бачите лише ви, поки не опублікуєте знову.'
    case 'expired':
      return `Їх не підтверджували ${inDays(expiryDays)}. Якщо житло ще доступне, опублікуйте оголошення знову.`
    case 'closed':
      return 'Якщо угода зірветься, опублікуйте оголошення знову.'
    case 'removed':
      return `Видалене оголошення можна повернути як чернетку протягом ${ofDays(undoDays)}. Потім воно зникне назавжди.`
  }
}

export const actionNames: Readonly<Record<OwnerAction, string>> = {
  submit: 'Надіслати на перевірку',
  withdraw: 'Відкликати',
  revise: 'Редагувати',
  appeal: 'Оскаржити',
  pause: ownHomeTexts.pause,
  close: 'Уже продано',
  relist: 'Опублікувати знову',
  confirm: 'Ще актуально',
  delete: 'Видалити',
  restore: 'Повернути',
}

export const closeRental = 'Уже здано'

const doneTexts: Readonly<Record<OwnerAction, string>> = {
  submit: 'Надіслано на перевірку.',
  withdraw: 'Відкликано. Це знову чернетка.',
  revise: 'Тепер це чернетка.',
  appeal: 'Надіслано. Вирішить інший модератор.',
  pause: 'Приховано. Ніхто, крім вас, його не бачить.',
  close: 'Позначено як продане.',
  relist: 'Оголошення знову на Homiq.',
  confirm: 'Підтверджено: ще актуально.',
  delete: 'Видалено.',
  restore: 'Повернуто як чернетку.',
}

/** Confirms what was just done with a home. */
export const formatHomeDone = (action: OwnerAction, type: EstateType | null) =>
  action === 'close' && type === 'rent' ? 'Позначено як здане.' : doneTexts[action]

/** Asked before a visible home is deleted. */
export const deleteTexts = {
  heading: 'Видалити оголошення?',
  close: 'Закрити',
  cancel: 'Залишити',
  confirm: 'Видалити',
} as const

export const formatDeleteLead = (home: string, { undoDays }: Pick<OfferLimits, 'undoDays'>) =>
  `Зараз оголошення «${home}» бачать усі. Якщо його видалити, воно одразу зникне з Homiq. Протягом ${ofDays(undoDays)} його можна повернути як чернетку, яку знову перевірить модератор. Щоб прибрати його лише на якийсь час, натисніть «Приховати».`

/** Why nothing was done. */
export const formatRefusal: typeof English.formatRefusal = (refusal, { maxActive }) =>
  ({
    'not now':
      'Нічого не змінено: оголошення тим часом оновилося. Перегляньте його і спробуйте ще раз.',
    incomplete: 'Оголошення ще не заповнено. Чого бракує, видно на кроці «Перегляд».',
    'too many': `Опублікованих, прихованих і надісланих на перевірку може бути разом не більше ніж ${countListings(maxActive)}. Позначте якесь як продане чи здане або видаліть його і спробуйте ще раз.`,
    'too fast': 'Забагато дій за годину. Спробуйте трохи пізніше.',
  })[refusal]

export const formatTooMany = ({ maxOffers, undoDays }: OfferLimits) =>
  `Тут може бути не більше ніж ${countListings(maxOffers)}, і видалені враховуються ще ${inDays(undoDays)}. Видаліть зайві або поверніться пізніше.`

/** Shown before the limit is reached. */
export const formatActiveLimit = (count: number, { maxActive }: OfferLimits) =>
  count < maxActive
    ? `${countListings(count)} із\u00a0${maxActive} можливих опубліковано, приховано або надіслано на перевірку. Перш ніж додавати нові, позначте продані та здані.`
    : `Ліміт вичерпано: опубліковано, приховано або надіслано на перевірку ${countListings(count)}. Щоб додати ще одне, позначте якесь як продане чи здане або видаліть його. Чернетки можна готувати вже зараз.`

export const formatOffersLimit = (count: number, { maxOffers, undoDays }: OfferLimits) =>
  count < maxOffers
    ? `Тут ${countListings(count)} із\u00a0${maxOffers} можливих, разом із видаленими за останні ${inDays(undoDays)}. Перш ніж додавати нові, видаліть зайві.`
    : `Ліміт вичерпано: тут уже ${countListings(count)}. Видалені враховуються ще ${inDays(undoDays)}, після цього можна додати нові.`

/** Under a draft: "Залишилося заповнити: фото, опис.". */
export const formatLeft = (steps: readonly string[]) =>
  steps.length === 0
    ? 'Усе заповнено: перегляньте й надішліть на перевірку.'
    : `Залишилося заповнити: ${steps.join(', ').toLowerCase()}.`

/** "Відповідь модератора від 27 листопада 2026 р.:". */
export const formatRejectedOn = (day: string | null) =>
  day === null ? 'Відповідь модератора:' : `Відповідь модератора від ${day}:`

export const revisionHint = 'Перед публікацією оголошення знову перевірить модератор.'
export const changeHint =
  'Поки модератор не схвалить зміни, відвідувачі бачать оголошення без них. Зниження ціни, зміна поверху та приховування точної адреси діють одразу.'

// A day ends with a dot of its own.
export const formatShownUntil = (day: string) => `Показується до ${day}`
export const formatStillAgreed = (time: string) => `Показ лишається в силі: ${time} (за Києвом).`

export const formatUndoUntil = (day: string) => `Можна повернути до ${day}`

/** The accessible name of a button of one home. */
export const actionLabel = (action: string, home: string) => `${action}: ${home}`
