const DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Kyiv' })
const TIME = new Intl.DateTimeFormat('en-GB', {
  ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  timeZone: 'Europe/Kyiv',
})

/** The day of a moment in Kyiv, where the homes are: `2025-07-11`. The same on the server and in browsers. */
export const toKyivDay = (date: Date): string => DAY.format(date)

/** "18:05". */
export const formatKyivTime = (date: Date): string => TIME.format(date)
