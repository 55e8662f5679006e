import { formatCount } from '../format/number.ts'

/** "12 квартир за цими фільтрами". */
export const formatDraftCount = (total: number): string =>
  `${formatCount(total, 'квартира', 'квартири', 'квартир')} за цими фільтрами`
