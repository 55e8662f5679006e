import { expect, it } from 'vitest'
import { stubStorage } from '#test/browser/stub-storage.ts'
import { signedOutAt } from './signed-out-at.ts'

const stubbed = stubStorage()

it('stores the time of the last sign-out', () => {
  expect(signedOutAt.get()).toBe(0)
  signedOutAt.update(() => 1_795_000_000_000)
  expect(signedOutAt.get()).toBe(1_795_000_000_000)
  expect(stubbed.storage.texts.get('signedOutAt')).toBe('1795000000000')
})

it.each(['yesterday', 'null', '"1"'])('replaces %s by never, and says so', (text) => {
  stubbed.storage.texts.set('signedOutAt', text)
  expect(signedOutAt.get()).toBe(0)
  expect(stubbed.logged).toHaveBeenCalledOnce()
})
