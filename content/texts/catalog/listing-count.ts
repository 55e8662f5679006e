import { formatNumber } from '#domain/platform/text/format-number.ts'

/** "1 home", "1,234 homes". */
export function formatListingCount(total: number): string {
  return `${formatNumber(total)} ${total === 1 ? 'home' : 'homes'}`
}
