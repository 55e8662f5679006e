import { formatCount } from '../format/number.ts'

/** "5 нових оголошень після вашого останнього візиту". */
export const formatNewCount = (count: number): string =>
  `${formatCount(count, 'нове оголошення', 'нові оголошення', 'нових оголошень')} після вашого останнього візиту`
