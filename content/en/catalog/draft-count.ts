import { formatCount } from '#domain/platform/text/format-number.ts'

/** "12 homes with these filters". */
export const formatDraftCount = (total: number): string =>
  `${formatCount(total, 'home')} with these filters`
