import type * as English from '#content/en/homes/steps.ts'
import { factNames, placeNames } from '#content/uk/catalog/facts.ts'
import type { FactName } from '#domain/catalog/listing/facts.ts'
import type { OfferField, OfferStep } from '#domain/homes/offer/content.ts'
import { chooseForm, formatCount } from '../format/number.ts'

export const stepNames: Readonly<Record<OfferStep | 'preview', string>> = {
  place: 'Тип і\u00a0адреса',
  facts: 'Деталі',
  price: 'Ціна',
  pictures: 'Фото',
  words: 'Опис',
  preview: 'Перегляд',
}

export const fieldNames: Readonly<Record<OfferField, string>> = {
  type: 'Продаж чи оренда',
  city: 'Місто',
  street: 'Вулиця',
  building: 'Будинок',
  district: 'Район',
  ...placeNames,
  point: 'Координати',
  exactness: 'Що видно на карті',
  rooms: 'Кімнати (студія\u00a0— це 1)',
  area: 'Площа, м²',
  ...factNames,
  amount: 'Ціна',
  currency: 'Валюта',
  description: 'Опис',
  descriptionEn: 'Опис англійською',
  descriptionUk: 'Опис українською',
}

/** All other fields are required, or needed only sometimes, as their hints say. */
const OPTIONAL: readonly OfferField[] = [
  'street',
  'building',
  'district',
  'metro',
  'complex',
  'description',
  'descriptionEn',
  'descriptionUk',
  ...(Object.keys(factNames) as FactName[]),
]

/** The label of a field in the form. */
export const formatFieldLabel = (field: OfferField): string =>
  OPTIONAL.includes(field) ? `${fieldNames[field]} (необов’язково)` : fieldNames[field]

export const fieldHints: Readonly<Partial<Record<OfferField, string>>> = {
  commission: 'У валюті ціни. Якщо комісії немає, введіть 0.',
  deposit: 'Скільки місяців оренди, наприклад 1, або сума. Якщо застави немає, введіть 0.',
  inverter: 'Якщо його немає, введіть 0.',
  shelter: 'Якщо воно в\u00a0будинку, введіть 0.',
  climb: 'Якщо підніматися не треба, введіть 0.',
  point:
    'Широта й довгота, скопійовані з карти: 50.4501, 30.5234. Потрібні, лише якщо Homiq не знає вашого міста.',
  description:
    'Про що запитали б відвідувачі: світло, шум, меблі, транспорт, умови. Без номерів телефону та посилань, будь ласка.',
}

/** Opens the field for the description in another language. */
export const addTranslation = { en: 'Додати англійською', uk: 'Додати українською' } as const

/** The period of a price. */
export const priceHints = {
  sale: 'За все житло.',
  rent: 'За місяць.',
  unknown: 'За все житло, а для оренди\u00a0— за місяць.',
} as const

const countPictures = (count: number) => formatCount(count, 'фото', 'фото', 'фото')

/** "2 фото" and "3 фото, 1 нове"; nothing new or removed means that their order differs. */
export const pictureChange: typeof English.pictureChange = (before, { added, removed }) => {
  const changes = [
    added > 0 && `${added}\u00a0${chooseForm(added, 'нове', 'нові', 'нових')}`,
    removed > 0 && `${removed}\u00a0видалено`,
  ].filter(Boolean)
  const after = countPictures(before + added - removed)
  return {
    before: countPictures(before),
    after: changes.length === 0 ? 'в\u00a0іншому порядку' : [after, ...changes].join(', '),
  }
}

export const exactnessNames = { withheld: 'Вулиця й\u00a0коло радіусом 500\u00a0м' } as const
export const exactPlace = 'Точна адреса'
export const typeNames = { sale: 'Продаж', rent: 'Оренда' } as const
export const currencyNames = { USD: 'Долари США', UAH: 'Гривні', EUR: 'Євро' } as const

export const stepTexts = {
  title: 'Додати оголошення',
  changeTitle: 'Редагувати оголошення',
  steps: 'Кроки',
  finished: 'заповнено',
  rejected: 'Чому модератор не схвалив оголошення:',
  lead: 'Чого не знаєте, те можна пропустити. Оголошення ніхто не побачить, поки ви не надішлете його на перевірку.',
  choose: 'Виберіть',
  unstated: 'Не вказано',
  next: 'Зберегти й\u00a0продовжити',
  saving: 'Зберігаємо…',
  back: 'Назад',
  all: 'Мої оголошення',
  conflict:
    'Це оголошення змінили в іншій вкладці або на іншому пристрої. Введене залишилося тут: збережіть ще раз, щоб залишити своє, або оновіть сторінку, щоб побачити іншу версію.',
  noRevision:
    'Не вдалося визначити, яку версію оголошення змінює ця сторінка. Введене залишилося тут: збережіть ще раз або оновіть сторінку.',
  notNow:
    'Це оголошення вже не чернетка, тому тут його не можна змінити. Його стан видно в «Моїх оголошеннях».',
  rejectedNow:
    'Це оголошення не пройшло перевірку. Натисніть «Редагувати», виправте його і знову надішліть на перевірку.',
  tooFast: 'Забагато змін за годину. Спробуйте трохи пізніше: введене залишилося тут.',
} as const

/** For texts with a phone number, an email address or a link. */
export const contactDataWarning =
  'Схоже, у тексті є номер телефону, адреса електронної пошти або посилання. Вам можуть писати на Homiq і без цього, а модератор може не схвалити оголошення, тож краще їх прибрати.'

export const previewTexts = {
  noPin:
    'Позначки ще немає, тож на сторінці оголошення замість карти буде напис, що відоме лише місто.',
  placePin: 'Поставити позначку',
  lead: 'Таку сторінку побачать відвідувачі.',
  missing: 'Ще не все заповнено',
  missingLead: 'Перш ніж надсилати на перевірку, заповніть:',
  submit: 'Надіслати на перевірку',
  before:
    'Перед публікацією оголошення перевірить модератор. Відповідь з’явиться в «Моїх оголошеннях» і надійде на підтверджену електронну пошту.',
  beforeChange:
    'Поки модератор не схвалить зміни, відвідувачі бачать оголошення без них. Відповідь з’явиться в «Моїх оголошеннях» і надійде на підтверджену електронну пошту.',
  atOnce:
    'Відвідувачі побачать оголошення, щойно ви його надішлете; модератор перевірить його згодом.',
} as const

/** Added to what happens after a home is sent for review. */
export const formatUsualWait = (hours: number): string => {
  if (hours === 1) return 'Зазвичай перевірка триває менше години.'
  if (hours < 24)
    return `Зазвичай перевірка триває менше ніж ${formatCount(hours, 'годину', 'години', 'годин')}.`
  return hours === 24
    ? 'Зазвичай перевірка триває менше доби.'
    : `Зазвичай перевірка триває менше ніж ${formatCount(hours / 24, 'день', 'дні', 'днів')}.`
}
