import { expect, it } from 'vitest'
import { stubStorage } from '#test/browser/stub-storage.ts'
import {
  clearTypedContact,
  forgetTypedContact,
  getTypedContact,
  keepTypedContact,
} from './typed-contact.ts'

const stubbed = stubStorage()
const EMPTY = { name: '', email: '', subject: '', message: '' }
const TYPED = { ...EMPTY, name: 'Olha', message: 'Is it' }

it('keeps what was typed until it is forgotten, emptied or cleared', () => {
  for (const end of [
    () => forgetTypedContact({ ...TYPED }),
    () => keepTypedContact(EMPTY),
    clearTypedContact,
  ]) {
    keepTypedContact(TYPED)
    expect(getTypedContact()).toEqual(TYPED)
    end()
    expect(getTypedContact()).toBeNull()
    expect(stubbed.storage.texts.size).toBe(0)
  }
})

it('leaves what another tab has typed since', () => {
  keepTypedContact(TYPED)
  const other = { ...TYPED, message: 'Is it free?' }
  stubbed.storage.texts.set('typedContact', JSON.stringify(other))
  forgetTypedContact(TYPED)
  expect(getTypedContact()).toEqual(other)
})

it.each(['{"name":"Olha"}', '[]', '{', '{"name":1,"email":"","subject":"","message":""}'])(
  'replaces %s by nothing, and says so',
  (text) => {
    stubbed.storage.texts.set('typedContact', text)
    expect(getTypedContact()).toBeNull()
    expect(stubbed.logged).toHaveBeenCalledOnce()
  },
)
