import { beforeEach, expect, it, vi } from 'vitest'
import { sendOrStore } from '#app/browser/form-queue/send-or-store.ts'
import { signedOutAt } from '#app/browser/storage/signed-out-at.ts'
import { getTypedContact, keepTypedContact } from '#app/browser/storage/typed-contact.ts'
import { stubStorage } from '#test/browser/stub-storage.ts'
import { sendContact } from './contact-form.tsx'

vi.mock('#app/browser/form-queue/send-or-store.ts')

stubStorage()
const TYPED = { name: 'Olha', email: 'olha@example.com', subject: 'A home', message: 'Is it free?' }

const answer = (outcome: 'sent' | 'stored' | 'failed') =>
  vi.mocked(sendOrStore).mockResolvedValue(outcome)
const send = (isOpen = true) => sendContact(TYPED, TYPED, () => isOpen)

beforeEach(() => keepTypedContact(TYPED))

it.each(['sent', 'stored'] as const)(
  'forgets the draft of a message that is %s',
  async (outcome) => {
    answer(outcome)
    await expect(send()).resolves.toBe(outcome)
    expect(getTypedContact()).toBeNull()
  },
)

it('leaves a draft that was begun while the message was being sent', async () => {
  answer('sent')
  const sending = send()
  const next = { ...TYPED, message: 'One more question.' }
  keepTypedContact(next)
  await sending
  expect(getTypedContact()).toEqual(next)
})

/** Stores the message, which deletes its draft, and then fails. */
const failAfterStoring = (before = () => {}) =>
  vi.mocked(sendOrStore).mockImplementation(async (_path, _values, _send, onStored) => {
    onStored?.()
    before()
    return 'failed'
  })

it('puts the draft of a message that failed back once the page was left', async () => {
  failAfterStoring()
  await expect(send(false)).resolves.toBe('failed')
  expect(getTypedContact()).toEqual(TYPED)
})

it('leaves the draft of an open form to the form', async () => {
  failAfterStoring()
  await send(true)
  expect(getTypedContact()).toBeNull()
})

it('keeps no draft of somebody who has signed out meanwhile', async () => {
  failAfterStoring(() => signedOutAt.update(() => Date.now()))
  await send(false)
  expect(getTypedContact()).toBeNull()
})
