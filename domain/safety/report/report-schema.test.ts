import { expect, it } from 'vitest'
import { REPORT_KINDS, REPORT_REASONS, type ReportKind } from './report.ts'
import { reportSchema } from './report-schema.ts'

const messages = {
  reason: 'reason',
  long: 'long',
  unstorable: 'unstorable',
  other: 'other',
  person: 'person',
}
const findMessages = (typed: object, kind: ReportKind = 'listing') => {
  const report = { reason: 'fraud', message: '', words: '', answer: '', ...typed }
  return (
    reportSchema(kind, messages)
      .safeParse(report)
      .error?.issues.map(({ message }) => message) ?? []
  )
}

it.each([
  [{}, []],
  [{ reason: '' }, ['reason']],
  [{ reason: 'insult' }, ['reason']],
  [{ reason: 'other' }, ['other']],
  [{ reason: 'other', words: ' too short ' }, ['other']],
  [{ reason: 'other', words: '\u200b'.repeat(30) }, ['other']],
  [{ reason: 'other', words: 'The stairs are missing.' }, []],
  [{ words: 'x'.repeat(1_001) }, ['long']],
  [{ words: 'x\u0000' }, ['unstorable']],
])('refuses %j with %j', (typed, messages) => {
  expect(findMessages(typed)).toEqual(messages)
})

it('needs words about a person or one of their messages, whatever the reason is', () => {
  expect(findMessages({}, 'person')).toEqual(['person'])
  expect(findMessages({ words: 'Asked for money first.' }, 'person')).toEqual([])
  expect(findMessages({}, 'message')).toEqual([])
  expect(findMessages({ message: '3' }, 'person')).toEqual([])
  expect(findMessages({ message: '3', reason: 'other' }, 'person')).toEqual(['other'])
})

it("accepts 'other' for every kind", () => {
  for (const kind of REPORT_KINDS) expect(REPORT_REASONS[kind]).toContain('other')
})
