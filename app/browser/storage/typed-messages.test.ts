import { expect, it } from 'vitest'
import { stubStorage } from '#test/browser/stub-storage.ts'
import {
  clearTypedMessages,
  forgetTypedMessage,
  getTypedMessage,
  keepTypedMessage,
} from './typed-messages.ts'

const stubbed = stubStorage()

it('keeps the text of each place until it is forgotten', () => {
  keepTypedMessage('a/seeker', 'Is it')
  keepTypedMessage('a/seeker', 'Is it free?')
  keepTypedMessage('b/owner', 'It is')
  forgetTypedMessage('b/owner', 'It is')
  expect([getTypedMessage('a/seeker'), getTypedMessage('b/owner')]).toEqual([
    'Is it free?',
    undefined,
  ])
  clearTypedMessages()
  expect(stubbed.storage.texts.size).toBe(0)
})

it('leaves what another tab has typed since', () => {
  keepTypedMessage('a/seeker', 'Is it free?')
  stubbed.storage.texts.set('typedMessages', JSON.stringify({ 'a/seeker': 'On Monday?' }))
  forgetTypedMessage('a/seeker', 'Is it free?')
  expect(getTypedMessage('a/seeker')).toBe('On Monday?')
})

it('keeps the twenty that were typed last, and leaves out what is no text', () => {
  stubbed.storage.texts.set('typedMessages', JSON.stringify({ a: 1, b: 'Hello' }))
  expect([getTypedMessage('a'), getTypedMessage('b')]).toEqual([undefined, 'Hello'])
  expect(stubbed.logged).toHaveBeenCalledOnce()
  for (let home = 1; home <= 20; home += 1) keepTypedMessage(`new/${home}`, 'Hello')
  expect([getTypedMessage('b'), getTypedMessage('new/1')]).toEqual([undefined, 'Hello'])
})
