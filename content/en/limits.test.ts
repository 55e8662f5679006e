import { expect, it } from 'vitest'
import { CONVERSATION_LIMITS } from '#domain/messages/conversation/limits.ts'
import { REASON_LENGTH } from '#domain/moderation/reason-length.ts'
import { REPORT_WORDS_LENGTH } from '#domain/safety/report/words-length.ts'
import { messageMessages } from './messages/messages.ts'
import { reasonProblems } from './moderation/reason-problems.ts'
import { reportMessages } from './safety/report.ts'

it.each([
  ['a message', messageMessages.long, CONVERSATION_LIMITS.maxLength],
  ['a reason', reasonProblems.long, REASON_LENGTH.max],
  ['a report', reportMessages.long, REPORT_WORDS_LENGTH.max],
])('the message about %s that is too long names the limit', (_, text, limit) => {
  expect(text).toContain(`to ${limit.toLocaleString('en-US')} characters`)
})
