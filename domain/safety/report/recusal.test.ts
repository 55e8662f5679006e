import { expect, it } from 'vitest'
import { findReportRecusalReason } from './recusal.ts'

it.each([
  ['of others', { isInvolved: false, hasReported: false }, null],
  ['of their own', { isInvolved: false, hasReported: true }, 'reported'],
  ['about a conversation of their own', { isInvolved: true, hasReported: true }, 'involved'],
] as const)('a report %s is kept from a moderator: %#', (_what, relation, recusal) => {
  expect(findReportRecusalReason(relation)).toBe(recusal)
})
