import type { CityWords } from '#domain/catalog/city/city-words.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { WordedFact } from '#domain/catalog/listing/facts.ts'
import type { FilterName } from '#domain/catalog/search/applied-filters.ts'
import type { Sort } from '#domain/catalog/search/sort.ts'
import { formatCount, formatNumber, NBSP } from '../format/number.ts'
import { wordedFactTexts } from './facts.ts'

export const propertyTexts = {
  title: 'Житло',
  description: 'Квартири на продаж і в оренду',
  heading: 'Житло',
  /** Link to `/my/listings`. */
  listHome: 'Додати оголошення',
  lead: 'Одна адреса, одна ціна й одна людина, якій можна написати.',
  chooseFirst: 'Спершу виберіть угорі: продаж чи оренда',
  notFound: 'Нічого не знайдено',
  notFoundHint: 'Жодна квартира не відповідає всім фільтрам. Спробуйте так:',
  notFoundAtAll: 'Квартир немає, навіть якщо прибрати один із фільтрів.',
  showingFor: 'Показуємо результати за запитом',
  searching: 'Шукаємо квартири',
  results: 'Квартири',
  feed: 'Нові квартири за цим пошуком',
  types: {
    sale: { heading: 'Житло на\u00a0продаж', button: 'Продаж' },
    rent: { heading: 'Житло в\u00a0оренду', button: 'Оренда' },
  } satisfies Record<EstateType, { heading: string; button: string }>,
  pages: 'Сторінки результатів',
  first: 'Перша сторінка',
  previous: 'Назад',
  next: 'Далі',
  last: 'Остання сторінка',
} as const

export const searchTexts = {
  label: 'Місто, вулиця чи слово',
  submit: 'Шукати',
} as const

export const sortTexts = {
  label: 'Сортувати',
  submit: 'Сортувати',
  sorts: {
    newest: 'Найновіші',
    'price-up': 'Найдешевші',
    'price-down': 'Найдорожчі',
    'price-drop': 'За знижкою',
    area: 'Найбільші',
    'price-per-square': 'Найдешевші за\u00a0м²',
  } satisfies Record<Exclude<Sort, 'nearest'>, string>,
  nearestToMap: 'Найближчі до центру карти',
} as const

const RELAXED_SEARCH_LABELS: Record<Exclude<FilterName, WordedFact>, string> = {
  text: 'Без тексту пошуку',
  price: 'Будь-яка ціна',
  area: 'Будь-яка площа',
  pricePerSquare: 'Будь-яка ціна за\u00a0м²',
  reduced: 'Знижена ціна чи ні',
  rooms: 'Будь-яка кількість кімнат',
  renovation: 'З\u00a0ремонтом чи без',
  availableBy: 'Вільна будь-коли',
  box: 'Уся карта',
}

const formatWithoutFact = (name: string) => `Без фільтра «${name}»`

const isWorded = (name: FilterName): name is WordedFact => name in wordedFactTexts

const formatHomes = (total: number) => formatCount(total, 'квартира', 'квартири', 'квартир')

/** "1 квартира на продаж", "9 квартир в оренду". */
export function formatResultCount(total: number, type: EstateType): string {
  return `${formatHomes(total)} ${type === 'sale' ? `на${NBSP}продаж` : `в${NBSP}оренду`}`
}

/** "Будь-яка ціна: 12 квартир". */
export function formatRelaxedSearch(filterName: FilterName, total: number): string {
  const label = isWorded(filterName)
    ? formatWithoutFact(wordedFactTexts[filterName].name)
    : RELAXED_SEARCH_LABELS[filterName]
  return `${label}: ${formatHomes(total)}`
}

/** "Загалом у Києві: 52 квартири". */
export const formatWholeCity = (city: CityWords, total: number): string =>
  `Загалом ${city.inside}: ${formatHomes(total)}`

/** "Найближчі до центру Києва". */
export function nearestToCity(city: CityWords): string {
  return `Найближчі до центру ${city.of}`
}

/** "Житло, сторінка 2"; "Житло" for the first page. */
export function pageTitle(page: number): string {
  return page > 1 ? `${propertyTexts.title}, сторінка ${page}` : propertyTexts.title
}

/** "Сторінка 2 із 5". */
export function formatPagePosition(page: number, pages: number): string {
  return `Сторінка ${formatNumber(page)}${NBSP}із${NBSP}${formatNumber(pages)}`
}

/** "Сторінка 2". */
export function pageLabel(page: number): string {
  return `Сторінка ${page}`
}
