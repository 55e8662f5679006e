import { formatListingCount } from './listing-count.ts'

/** "12 homes with these filters". */
export const formatDraftCount = (total: number): string =>
  `${formatListingCount(total)} with these filters`
