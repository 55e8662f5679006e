import { chooseForm, NBSP } from '../format/number.ts'

export const outageTexts = {
  heading: 'Коли немає світла',
  nothing: 'Про це ще нічого не сказано.',
} as const

/** "Зі слів власника, 3 червня 2026 р.". */
export const formatSaid = (day: string, isOfferedByOwner: boolean): string =>
  isOfferedByOwner ? `Зі слів власника, ${day}` : `Зі слів рієлтора, ${day}`

/** "Не вказано 7 подробиць". */
export const formatUnstatedCount = (count: number): string =>
  `Не вказано ${count}${NBSP}${chooseForm(count, 'подробицю', 'подробиці', 'подробиць')}`
