const number = new Intl.NumberFormat('en-US')

/** "1,234": a number as people read it. */
export const written = (value: number): string => number.format(value)

/** "1 home", "1,234 homes". */
export function homeCount(total: number): string {
  return `${written(total)} ${total === 1 ? 'home' : 'homes'}`
}
