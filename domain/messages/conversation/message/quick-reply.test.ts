import { expect, it } from 'vitest'
import type { Party } from '#domain/messages/conversation/party.ts'
import { listQuickReplies, type QuickReply } from './quick-reply.ts'

it.each<[Party, boolean, boolean, QuickReply[], QuickReply[]]>([
  ['seeker', false, false, [], ['still-free', 'when-to-see']],
  ['seeker', false, false, ['still-free'], ['when-to-see']],
  ['seeker', true, false, [], ['when-to-see', 'thanks']],
  ['seeker', true, true, [], ['thanks']],
  ['seeker', true, true, ['thanks'], []],
  ['owner', false, false, [], ['is-free', 'is-taken', 'say-when']],
  ['owner', true, false, ['is-free'], ['is-taken', 'say-when']],
  ['owner', true, false, ['is-taken'], []],
  ['owner', true, true, ['is-free'], ['is-taken']],
])('a %s (answered: %s, with times: %s) who sent %j is offered %j', (party, ...rest) => {
  const [isAnswered, hasTimes, sent, offered] = rest
  const isSent = (reply: QuickReply) => sent.includes(reply)
  expect(listQuickReplies(party, { isAnswered, hasTimes, isSent })).toEqual(offered)
})
