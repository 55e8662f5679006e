import { expect, it } from 'vitest'
import { isVerified } from '#domain/catalog/listing/trust/verification.ts'
import { toOfferContent } from '#domain/homes/offer/content.ts'
import { createCheckCode } from './code.ts'
import { getCheckedPlace, getCheckState, type HomeCheck, toHomeVerification } from './home-check.ts'

const PLACE = '12 holovna street, lviv'
const ASKED: HomeCheck = {
  code: 'MAPLE 47',
  askedAt: new Date('2026-11-23T23:59:00Z'),
  place: null,
  sentAt: null,
  decidedAt: null,
  outcome: null,
  reason: null,
}
const SENT = { ...ASKED, place: PLACE, sentAt: new Date('2026-11-24T10:00:00Z') }
const decided = (outcome: 'approved' | 'rejected') =>
  ({ ...SENT, outcome, decidedAt: new Date('2026-11-25T10:00:00Z') }) as const

it.each([
  ['no check', 'none', null, '2026-11-23T10:00:00Z'],
  ['a code on its day', 'asked', ASKED, '2026-11-23T23:59:30Z'],
  ['a code on the next day', 'asked', ASKED, '2026-11-24T23:59:59Z'],
  ['a code of the day before yesterday', 'none', ASKED, '2026-11-25T00:00:00Z'],
  ['a picture', 'sent', SENT, '2026-12-20T00:00:00Z'],
  ['a rejected picture', 'rejected', decided('rejected'), '2026-11-26T00:00:00Z'],
  ['an approved picture', 'holds', decided('approved'), '2027-05-24T09:59:59Z'],
  ['an approval half a year ago', 'none', decided('approved'), '2027-05-24T10:00:00Z'],
] as const)('the state after %s is %s', (_name, state, check, now) => {
  expect(getCheckState(check, PLACE, new Date(now))).toBe(state)
})

it("a check ends when the home's place changes, but not when only the case of letters does", () => {
  const content = toOfferContent({ city: 'Lviv', street: 'Holovna Street', building: '12' })
  expect(getCheckedPlace(content)).toBe(PLACE)
  expect(getCheckedPlace({ ...content, street: ' HOLOVNA street ' })).toBe(PLACE)
  const other = getCheckedPlace({ ...content, building: '14' })
  const now = new Date('2026-11-26T00:00:00Z')
  expect(getCheckState(decided('approved'), other, now)).toBe('none')
})

it('a check is shown on the page from the day of the decision, as long as it holds', () => {
  const { decidedAt } = decided('approved')
  const verification = toHomeVerification({ what: 'a', by: 'b' }, decidedAt)
  expect(verification).toEqual({
    what: 'a',
    by: 'b',
    isHomeCheck: true,
    on: '2026-11-25',
    until: '2027-05-23',
  })
  expect(isVerified(verification, decidedAt.getTime())).toBe(true)
})

it('makes a code of a word and a number', () => {
  expect([0, 0.999_999].map((value) => createCheckCode(() => value))).toEqual([
    'MAPLE 10',
    'TULIP 99',
  ])
})
