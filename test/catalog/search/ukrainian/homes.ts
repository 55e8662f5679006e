import { toHome, type WrittenHome } from './home.ts'
import { RENTS_ELSEWHERE } from './rent-elsewhere.ts'
import { RENTS_IN_KYIV } from './rent-in-kyiv.ts'
import { SALES_ELSEWHERE } from './sale-elsewhere.ts'
import { SALES_IN_KYIV } from './sale-in-kyiv.ts'

export const WRITTEN_HOMES: readonly WrittenHome[] = [
  ...[...SALES_IN_KYIV, ...SALES_ELSEWHERE].map(toHome('sale')),
  ...[...RENTS_IN_KYIV, ...RENTS_ELSEWHERE].map(toHome('rent')),
]
