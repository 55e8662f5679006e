import type * as English from '#content/en/moderation/moderation.ts'
import type { RecusalReason } from '#domain/moderation/may-decide.ts'
import type { ReviewFlag } from '#domain/moderation/review-flags.ts'
import type { LoggedChoice, LoggedKind } from '#domain/safety/logged-decision.ts'
import type { ReportRecusalReason } from '#domain/safety/report/recusal.ts'
import { formatCount } from '../format/number.ts'
import { reasonProblems } from './reason-problems.ts'

export const moderationTexts = {
  title: 'Модерація',
  empty: 'Черга порожня',
  emptyHint: 'Усі оголошення, скарги й\u00a0заяви розглянуто.',
  parts: 'У\u00a0черзі',
  order: 'Спершу найризикованіші, потім найдавніші.',
  look: 'Переглянути',
  back: 'Черга',
  cases: 'Інші справи',
  previous: 'Попередня справа',
  next: 'Наступна справа',
  shown: 'Відвідувачі вже бачать це оголошення.',
  /** In the queue, after other facts. */
  alreadyShown: 'Уже показується',
  log: 'Журнал рішень',
  logLead:
    'Усі рішення від самого початку. Ніхто не може змінити чи видалити жодного, навіть у базі даних. Час указано за Києвом.',
  logEmpty: 'Рішень ще не було.',
  logMoment: 'Коли (за Києвом)',
  logHome: 'Про що',
  logGone: 'Видалене оголошення',
  logWho: 'Модератор',
  logYou: 'Ви',
  logWhat: 'Рішення',
  older: 'Давніші рішення',
  changes: 'Що змінилося після схвалення',
  changesField: 'Поле',
  changesBefore: 'Схвалено',
  changesAfter: 'Зараз',
  nothing: 'не вказано',
  appeal: 'Власник оскаржує відхилення',
  mended: 'Що змінилося після відхилення',
  changesRejected: 'Відхилено',
  unchanged: 'Відтоді нічого не змінилося.',
  again: 'Раніше відхилено',
  change:
    'Це зміни до опублікованого оголошення. Поки ви їх не схвалите, відвідувачі бачать його без змін.',
  stepLabel: 'Що змінити (необов’язково)',
  stepNone: 'Кілька кроків',
  stepHint: 'Посилання в листі власнику відкриє саме цей крок.',
  usual: 'Нічого незвичного',
  flags: 'На що звернути увагу',
  approve: 'Схвалити',
  reject: 'Відхилити',
  reasonLabel: 'Чому ви відхиляєте',
  reasonHint: 'Це прочитає власник. Напишіть, що змінити, і не називайте імен.',
  gone: 'Рішення вже не потрібне: його ухвалив хтось інший, або власник змінив чи відкликав оголошення.',
  changed:
    'Рішення не збережено: власник щойно змінив оголошення. Перегляньте його ще раз і вирішіть.',
  typed: 'Ви написали:',
  decision: 'Ваше рішення',
  reports: 'Скарги',
  reportsHint:
    'Якщо схвалити оголошення, скарги буде відхилено; якщо відхилити\u00a0— задоволено. Ті, хто скаржився, дізнаються результат.',
  others: 'Інші скарги',
  othersHint:
    'Оголошення з фідів, повідомлення й люди. Зняте оголошення повернеться, якщо досі є у фіді, тож повідомте й власника фіда. З розмови видно лише те, на що поскаржилися.',
  dismiss: 'Відхилити скарги',
  actReason: 'Що не так',
  unproven:
    'Ні повідомлення, ні пояснення не показують, що зробила ця людина, тож блокувати немає за що.',
  banned: 'Цю людину вже заблоковано. Нове блокування почне відлік заново.',
  reported: { message: 'Повідомлення', person: 'Людина (через її повідомлення)' },
  acts: {
    listing: 'Зняти з\u00a0публікації',
    message: 'Видалити повідомлення',
    person: 'Заборонити писати',
  },
} as const

export const recusalTexts: Readonly<Record<RecusalReason, string>> = {
  own: 'Це ваше оголошення, тож вирішує інший модератор.',
  claimed: 'Щодо цього оголошення ви подали заяву, тож вирішує інший модератор.',
  reported: 'На це оголошення ви поскаржилися, тож вирішує інший модератор.',
  'rejected before': 'Це оголошення відхилили ви, тож оскарження розглядає інший модератор.',
}

export const reportRecusalTexts: Readonly<Record<ReportRecusalReason, string>> = {
  involved: 'Ідеться про вашу розмову, тож вирішує інший модератор.',
  reported: 'Це ваша скарга, тож вирішує інший модератор.',
}

const DECISION_NAMES: Readonly<Record<Exclude<LoggedChoice, 'act'>, string>> = {
  approve: 'Схвалено',
  reject: 'Відхилено',
  dismiss: 'Скарги відхилено',
  lift: 'Блокування знято',
  uphold: 'Блокування залишено',
  undo: 'Рішення скасовано',
  'grant-claim': 'Знято з\u00a0публікації: житло заявника',
  'dismiss-claim': 'Заяву відхилено',
  'approve-check': 'Особу перевірено',
  'reject-check': 'Фото з\u00a0кодом відхилено',
}

const ACT_NAMES: Readonly<Record<LoggedKind, string>> = {
  offer: 'Знято з\u00a0публікації',
  listing: 'Знято з\u00a0публікації',
  message: 'Видалено',
  person: 'Заборонено писати',
}

export const nameDecision = (kind: LoggedKind, decision: LoggedChoice): string =>
  decision === 'act' ? ACT_NAMES[kind] : DECISION_NAMES[decision]

/** "Рішення іншого модератора 2 хвилини тому: Схвалено." */
export const formatDecidedMeanwhile: typeof English.formatDecidedMeanwhile = (
  { kind, decision },
  { isOwn, minutes },
) =>
  `${isOwn ? 'Ваше рішення' : 'Рішення іншого модератора'} ${minutes === 1 ? 'хвилину' : formatCount(minutes, 'хвилину', 'хвилини', 'хвилин')} тому: ${nameDecision(kind, decision)}.`

/** What a decision is about, other than a home. */
export const loggedThings = { message: 'Повідомлення', person: 'Людина' } as const

export const reasonMessages = {
  short: 'Поясніть докладніше (щонайменше 10\u00a0символів): власник має знати, що змінити.',
  ...reasonProblems,
} as const

export const reviewFlagNames: Readonly<Record<ReviewFlag, string>> = {
  claimed: 'Заява іншого власника',
  reported: 'Є скарги',
  'copied text': 'Такий текст є в\u00a0іншого власника',
  'new owner': 'Перше оголошення власника',
  'unusual price': 'Незвична ціна',
  'copied picture': 'Такі фото є в\u00a0іншого власника',
  'phone number': 'Номер телефону в\u00a0тексті',
  link: 'Посилання чи нік у\u00a0тексті',
}

/** Over the reason of the last rejection. */
export const formatRejectedBefore = (day: string | null) =>
  day === null ? 'Було відхилено з\u00a0цієї причини' : `Відхилено ${day} з\u00a0цієї причини`

export const formatReports = (total: number) => formatCount(total, 'скарга', 'скарги', 'скарг')
export const formatHomes = (total: number) =>
  formatCount(total, 'оголошення', 'оголошення', 'оголошень')
export const formatChecks = (total: number) =>
  formatCount(total, 'перевірка', 'перевірки', 'перевірок')
/** Asked before a moderator bans a person. */
export const formatBanQuestion = (days: number) =>
  `${formatCount(days, 'день', 'дні', 'днів')} ця людина не зможе нікому писати. Вона побачить причину й зможе один раз оскаржити блокування. Ви можете зняти його будь-коли.`
export const formatBanConfirmation = (days: number) =>
  `Заблокувати на ${formatCount(days, 'день', 'дні', 'днів')}`
export const formatHandedIn = (day: string) => `Надіслано на перевірку ${day}`
