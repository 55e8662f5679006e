import { expect, it } from 'vitest'
import { normalizeLookalikes } from './normalize-lookalikes.ts'

const MAX_GROWTH = 4

it('makes no text more than four times as long', () => {
  const growing: string[] = []
  for (let code = 0; code <= 0x10ffff; code += 1) {
    const sign = String.fromCodePoint(code)
    const max = sign.length * MAX_GROWTH
    if (sign.normalize('NFKC').length > max && normalizeLookalikes(sign).length > max)
      growing.push(code.toString(16))
  }
  expect(growing).toEqual([])
})
