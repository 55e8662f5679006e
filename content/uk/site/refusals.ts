import { chooseForm, NBSP } from '#content/uk/format/number.ts'

/** For responses with status 429 and 503. */
export const refusalTexts = {
  busy: 'Зараз у\u00a0нас дуже людно',
  busyHint: 'Homiq не встигає відповісти всім одразу. Усе, що ви зберегли, на місці.',
  tooMany: 'Забагато запитів одразу',
  tooManyHint:
    'Із вашої мережі надійшло надто багато запитів, тож наступна сторінка трохи зачекає.',
  retry: 'Спробувати ще раз',
} as const

/** "Спробуйте ще раз через 5 хвилин."; minutes are rounded up. */
export function formatRetryAfter(seconds: number): string {
  if (seconds === 1) return 'Спробуйте ще раз через секунду.'
  const [count, unit] =
    seconds <= 90
      ? [seconds, chooseForm(seconds, 'секунду', 'секунди', 'секунд')]
      : toMinutes(Math.ceil(seconds / 60))
  return `Спробуйте ще раз через ${count}${NBSP}${unit}.`
}

const toMinutes = (count: number) =>
  [count, chooseForm(count, 'хвилину', 'хвилини', 'хвилин')] as const

export const formatRequestId = (id: string): string => `Номер запиту: ${id}`
