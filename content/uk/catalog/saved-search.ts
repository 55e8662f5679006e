import { formatCount } from '#content/uk/format/number.ts'
import type { Frequency } from '#domain/catalog/saved-search/alert-due.ts'
import type { Scope } from '#domain/catalog/saved-search/event.ts'

export const newSearchTexts = {
  title: 'Зберегти цей пошук',
  lead: 'Повідомимо про нові оголошення, зміни цін і квартири, яких уже немає.',
  email: 'Електронна пошта',
  submit: 'Зберегти',
  saving: 'Зберігаємо…',
  confirm: 'Спершу надішлемо посилання, щоб ви підтвердили адресу.',
  signIn: 'Увійти й зберегти в обліковому записі',
  sentHeading: 'Перевірте пошту',
  sent: 'Щоб підтвердити, перейдіть за посиланням у листі. До того ми нічого не записуємо.',
  noSearch: 'У цьому посиланні немає пошуку. Спершу виберіть продаж або оренду.',
  search: 'До пошуку',
  tooMany:
    'У вашому обліковому записі вже найбільша кількість збережених пошуків. Спершу видаліть один.',
  tooFast: 'Із вашої мережі надійшло забагато запитів. Спробуйте за десять хвилин.',
} as const

export const newSearchMessages = {
  required: 'Вкажіть електронну пошту',
  invalid: 'Неправильна адреса електронної пошти',
} as const

export const mySearchesTexts = {
  title: 'Збережені пошуки',
  lead: 'Про що ми вам повідомляємо і як часто.',
  none: 'Ви ще не зберегли жодного пошуку. Знайдіть житло й натисніть «Зберегти пошук».',
  search: 'Шукати житло',
} as const

export const savedSearchTexts = {
  title: 'Збережений пошук',
  saved: 'Пошук збережено.',
  changed: 'Зміни збережено.',
  unconfirmed: 'Підтвердьте цей пошук',
  confirmLead: 'Тоді ми почнемо повідомляти вам новини.',
  confirm: 'Підтвердити',
  gone: 'Такого пошуку немає',
  goneHint: 'Його видалено, або посилання неповне.',
  all: 'Усі збережені пошуки',
  open: 'Переглянути оголошення',
  name: 'Назва',
  frequency: 'Як часто',
  scope: 'Про що повідомляти',
  quietFrom: 'Не турбувати з',
  quietUntil: 'Не турбувати до',
  quietHint: 'За Києвом. Якщо години однакові, тихого часу немає.',
  mail: 'Листом',
  on: 'Так',
  off: 'Ні',
  unconfirmedAddress:
    'Листи надходитимуть, коли ви підтвердите адресу облікового запису в налаштуваннях.',
  programs: 'Для програм',
  feed: 'Стрічка сповіщень Atom',
  webhook: 'Адреса вебхука',
  webhookHint: 'Сюди надсилаємо сповіщення з підписом за правилами Standard Webhooks.',
  secret: 'Секрет підпису',
  save: 'Зберегти зміни',
  saving: 'Зберігаємо…',
  alerts: 'Сповіщення',
  noAlerts: 'Поки що нічого не змінилося.',
  remove: 'Видалити пошук',
  removeLead: 'Разом із ним буде видалено його сповіщення.',
  browser: 'У цьому браузері',
  browserHint: 'Покажемо кожне сповіщення, навіть коли Homiq закрито.',
  notify: 'Сповіщати тут',
  noNotify: 'Більше не сповіщати тут',
  denied: 'Цей браузер не дозволяє сповіщень від Homiq. Дозвольте їх у його налаштуваннях.',
  noPush: 'Цей браузер не може отримувати сповіщень.',
  pushFailed: 'Не вдалося ввімкнути сповіщення. Спробуйте пізніше.',
  tooManyBrowsers: 'Цей пошук уже сповіщає найбільшу кількість браузерів.',
  stopLead: 'Більше не надсилати листів про цей пошук?',
  stop: 'Не надсилати листів',
  stopped: 'Листи про цей пошук більше не надходитимуть.',
} as const

export const settingsMessages = {
  name: 'Назва задовга.',
  choice: 'Виберіть один із варіантів.',
  webhook: 'Введіть адресу, що починається з https://, або залиште поле порожнім.',
} as const

export const frequencyNames: Readonly<Record<Frequency, string>> = {
  now: 'Одразу',
  daily: 'Щодня о 8:00',
  weekly: 'Щопонеділка о 8:00',
}

export const scopeNames: Readonly<Record<Scope, string>> = {
  all: 'Про все',
  better: 'Лише про нове й дешевше',
}

export const alertTexts = {
  back: 'Збережений пошук',
  goneHome: 'Цього оголошення вже не показуємо.',
  previous: 'Попередня сторінка',
  next: 'Наступна сторінка',
} as const

export const formatAlertLead = (name: string): string => `Усе, що змінилося за пошуком «${name}».`

const DEALS = { sale: 'Продаж', rent: 'Оренда' } as const

export const formatSearchName = (type: 'sale' | 'rent', filters: readonly string[]): string =>
  filters.length === 0 ? DEALS[type] : `${DEALS[type]}: ${filters.join(', ')}`

/** «Сповіщення 7: 14 оголошень, 16 змін». */
export const formatAlert = (number: number, homes: number, changes: number): string =>
  `Сповіщення ${number}: ${formatCount(homes, 'оголошення', 'оголошення', 'оголошень')}, ${formatCount(changes, 'зміна', 'зміни', 'змін')}`

export const formatHour = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
