import { expect, it } from 'vitest'
import { formatAmount, formatCompactAmount, formatConverted } from './money.ts'
import { NBSP } from './number.ts'

const HRYVNIAS = { code: 'UAH', unitsPerDollar: 44.5526 } as const
const unbroken = (text: string) => text.replaceAll(' ', NBSP)

it.each([
  [formatAmount(1_200, 'USD'), '1 200 $'],
  [formatAmount(415_000, 'UAH'), '415 000 грн'],
  [formatAmount(2_000, 'CZK'), '2 000 CZK'],
  [formatConverted(548, HRYVNIAS), '≈ 24 400 грн'],
  [formatConverted(120_000, HRYVNIAS), '≈ 5,35 млн грн'],
  [formatCompactAmount(96_500, 'USD'), '96,5 тис. $'],
  [formatCompactAmount(999_900, 'USD'), '1 млн $'],
  [formatCompactAmount(550, 'UAH'), '550 грн'],
  [formatAmount(HRYVNIAS.unitsPerDollar, HRYVNIAS.code), '44,55 грн'],
])('writes %j', (written, text) => expect(written).toBe(unbroken(text)))
