import { expect, it } from 'vitest'
import {
  dropArrived,
  endSending,
  findNext,
  type OutgoingMessage,
  startSending,
  tryAgain,
  withoutSending,
} from './outgoing.ts'

const waiting = (key: string): OutgoingMessage => ({ key, text: key, after: 3, state: 'waiting' })
const message = (seq: number, text: string, isOwn = true) => ({
  seq,
  text,
  isOwn,
  pictures: [],
  isRedacted: false,
  sentAt: '2026-11-23T10:00:00.000Z',
})

it('sends one message at a time in order, and a failed one on retry', () => {
  let all: readonly OutgoingMessage[] = [waiting('a'), waiting('b')]
  const next = () => findNext(all)?.key ?? null
  all = startSending(all, 'a')
  expect(next()).toBeNull()
  all = endSending(all, 'a', { problem: 'No connection' })
  expect([next(), all[0]]).toMatchObject(['b', { state: 'failed', problem: 'No connection' }])
  all = endSending(startSending(all, 'b'), 'b', { sent: 4 })
  expect(next()).toBeNull()
  all = tryAgain(all, 'a')
  expect(next()).toBe('a')
})

it('shows each message once, whichever of response and event arrives first', () => {
  const sending = startSending([waiting('a')], 'a')
  const messages = [message(3, 'a'), message(4, 'a', false), message(5, 'a')]
  expect(withoutSending(messages, sending).map(({ seq }) => seq)).toEqual([3, 4])
  expect(dropArrived(sending, messages)).toBe(sending)
  const sent = endSending(sending, 'a', { sent: 5 })
  expect(withoutSending(messages, sent)).toBe(messages)
  expect(dropArrived(sent, messages)).toEqual([])
  expect(dropArrived(sent, messages.slice(0, 2))).toBe(sent)
})

it('recognizes a message that arrived although its response was lost', () => {
  const failed = endSending(startSending([waiting('a')], 'a'), 'a', { problem: 'No connection' })
  expect(dropArrived(failed, [message(3, 'a'), message(4, 'a', false)])).toBe(failed)
  expect(dropArrived(failed, [message(4, 'a')])).toEqual([])
})
