import type * as English from '#content/en/catalog/facts.ts'
import type { FactName, WordedFact } from '#domain/catalog/listing/facts.ts'
import { formatCount, formatNumber, NBSP } from '../format/number.ts'

const formatMonths = (months: number) => formatCount(months, 'місяць', 'місяці', 'місяців')

export const wordedFactTexts: typeof English.wordedFactTexts = {
  pets: {
    name: 'Тварини',
    values: {
      allowed: 'Можна з\u00a0тваринами',
      'on-request': 'З\u00a0тваринами за домовленістю',
      'not-allowed': 'Без тварин',
    },
  },
  furnished: {
    name: 'Меблі',
    values: { yes: 'З\u00a0меблями', partly: 'Частково з\u00a0меблями', no: 'Без меблів' },
  },
  bathrooms: {
    name: 'Санвузли',
    values: { 2: 'Від 2\u00a0санвузлів', 3: 'Від 3\u00a0санвузлів' },
    format: (count) => formatCount(count, 'санвузол', 'санвузли', 'санвузлів'),
  },
  kitchen: {
    name: 'Кухня, м²',
    values: {
      8: 'Кухня від 8\u00a0м²',
      10: 'Кухня від 10\u00a0м²',
      15: 'Кухня від 15\u00a0м²',
    },
    format: (area) => `Кухня: ${formatNumber(area)}${NBSP}м²`,
  },
  balcony: { name: 'Балкон', values: { yes: 'Є балкон', no: 'Без балкона' } },
  elevator: { name: 'Ліфт', values: { yes: 'Є ліфт', no: 'Без ліфта' } },
  parking: {
    name: 'Паркінг',
    values: {
      covered: 'Критий паркінг',
      outdoor: 'Паркомісце надворі',
      no: 'Без паркомісця',
    },
  },
  commission: {
    name: 'Комісія',
    values: { none: 'Без комісії', some: 'З\u00a0комісією' },
  },
  deposit: {
    name: 'Застава',
    values: {
      0: 'Без застави',
      1: 'Застава до 1\u00a0місяця',
      2: 'Застава до 2\u00a0місяців',
    },
    format: (months) => (months === 0 ? 'Без застави' : `Застава: ${formatMonths(months)}`),
  },
  utilities: {
    name: 'Комунальні послуги',
    values: {
      included: 'Комунальні входять у\u00a0ціну',
      'by-meter': 'Комунальні за лічильниками',
    },
  },
  minTerm: {
    name: 'Мінімальний термін, місяців',
    values: {
      1: 'На термін від 1\u00a0місяця',
      3: 'На термін від 3\u00a0місяців',
      6: 'На термін від 6\u00a0місяців',
      12: 'На термін від 12\u00a0місяців',
    },
    format: (months) => `Мінімальний термін: ${formatMonths(months)}`,
  },
  children: {
    name: 'Діти',
    values: {
      welcome: 'Можна з\u00a0дітьми',
      'on-request': 'З\u00a0дітьми за домовленістю',
      'not-allowed': 'Без дітей',
    },
  },
  registration: {
    name: 'Реєстрація місця проживання',
    values: { possible: 'Можлива реєстрація', 'not-possible': 'Без реєстрації' },
  },
  generatorElevator: {
    name: 'Генератор для ліфта',
    values: { yes: 'Ліфт від генератора', no: 'Без світла ліфт не працює' },
  },
  generatorWater: {
    name: 'Генератор для води',
    values: { yes: 'Вода від генератора', no: 'Без світла немає води' },
  },
  generatorHeating: {
    name: 'Генератор для опалення',
    values: { yes: 'Опалення від генератора', no: 'Без світла немає опалення' },
  },
  generatorCorridors: {
    name: 'Генератор для коридорів',
    values: {
      yes: 'Світло в\u00a0коридорах від генератора',
      no: 'Без світла в\u00a0коридорах темно',
    },
  },
  inverter: {
    name: 'Власний інвертор, Вт·год',
    values: {
      1: 'Власний інвертор',
      1000: 'Інвертор від 1\u00a0000\u00a0Вт·год',
      3000: 'Інвертор від 3\u00a0000\u00a0Вт·год',
    },
    format: (wattHours) =>
      wattHours === 0
        ? 'Без інвертора'
        : `Власний інвертор: ${formatNumber(wattHours)}${NBSP}Вт·год`,
  },
  gasStove: { name: 'Газова плита', values: { yes: 'Газова плита', no: 'Без газової плити' } },
  internet: {
    name: 'Інтернет без світла',
    values: { yes: 'Інтернет працює без світла', no: 'Без світла немає інтернету' },
  },
  shelter: {
    name: 'Метрів до укриття',
    values: {
      0: 'Укриття в\u00a0будинку',
      100: 'Укриття до 100\u00a0м',
      300: 'Укриття до 300\u00a0м',
      500: 'Укриття до 500\u00a0м',
    },
    format: (meters) =>
      meters === 0 ? 'Укриття в\u00a0будинку' : `Укриття за ${formatNumber(meters)}${NBSP}м`,
  },
  climb: {
    name: 'Поверхів пішки без ліфта',
    values: {
      0: 'Без сходів, якщо ліфт стоїть',
      2: 'Пішки до 2\u00a0поверхів',
      4: 'Пішки до 4\u00a0поверхів',
    },
    format: (floors) =>
      floors === 0
        ? 'Без сходів, якщо ліфт стоїть'
        : `Без ліфта пішки ${formatCount(floors, 'поверх', 'поверхи', 'поверхів')}`,
  },
}

/** What a home is near to or part of. */
export const placeNames = {
  metro: 'Станція метро',
  complex: 'Житловий комплекс',
} as const

const wordedFactNames = Object.fromEntries(
  Object.entries(wordedFactTexts).map(([fact, { name }]) => [fact, name]),
) as Record<WordedFact, string>

/** What facts are called in the owners' form and in the comparison. */
export const factNames: Readonly<Record<FactName, string>> = {
  floor: 'Поверх',
  floors: 'Поверхів у\u00a0будинку',
  year: 'Рік побудови',
  condition: 'Стан',
  heating: 'Опалення',
  walls: 'Стіни',
  availableFrom: 'Вільна з',
  ...wordedFactNames,
}
