const numberFormat = new Intl.NumberFormat('en-US')

/** "1,234". */
export const formatNumber = (value: number): string => numberFormat.format(value)

/** "1 home", "1,234 homes". */
export function formatListingCount(total: number): string {
  return `${formatNumber(total)} ${total === 1 ? 'home' : 'homes'}`
}
