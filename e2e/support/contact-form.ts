import { expect, type Locator, type Page } from '@playwright/test'
import { readMails } from './outbox.ts'
import { readStorage } from './storage.ts'

export type ContactField = 'name' | 'email' | 'subject' | 'message'

/** The call of the email service. */
export const SEND_URL = '**/mail/api/v1.0/email/send'

export const contactField = (page: Page, name: ContactField | 'newsletter'): Locator =>
  name === 'newsletter'
    ? page.getByRole('contentinfo').locator('[name="newsletter"]')
    : page.getByRole('main').locator(`[name="${name}"]`)

export const VALID_MESSAGE = {
  name: 'Olha Tkachenko',
  subject: 'A home in Lviv',
  message: 'Is the home in Lviv still free?',
}

/** Fills the form with valid values. */
export async function fillContactForm(page: Page, email: string): Promise<void> {
  for (const name of ['name', 'subject', 'message'] as const) {
    await contactField(page, name).fill(VALID_MESSAGE[name])
  }
  await contactField(page, 'email').fill(email)
}

/** Expects the values of `fillContactForm`. */
export async function expectContactFormValues(page: Page, email: string): Promise<void> {
  for (const name of ['name', 'subject', 'message'] as const) {
    await expect(contactField(page, name)).toHaveValue(VALID_MESSAGE[name])
  }
  await expect(contactField(page, 'email')).toHaveValue(email)
}

/** Waits until the browser has stored a draft with this text. */
export const waitUntilTypedIsStored = (page: Page, text: string): Promise<void> =>
  expect.poll(() => readStorage(page, 'typedContact')).toContain(text)

/** Mails to the team with this email address in `Reply-To`. */
export const findMessagesFrom = async (email: string): Promise<string[]> =>
  (await readMails()).filter((mail) => mail.includes(`Reply-To: ${email}`))

export const findMailsTo = async (email: string): Promise<string[]> =>
  (await readMails()).filter((mail) => mail.includes(`To: ${email}`))
