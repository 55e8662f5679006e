import { expect, type Locator, type Page } from '@playwright/test'
import { readMails } from './outbox.ts'

export type ContactField = 'name' | 'email' | 'subject' | 'message'

/** The call by which the client of EmailJS sends. */
export const SEND_URL = '**/mail/api/v1.0/email/send'

/** A field of the contact form, or the newsletter's one, by its name. */
export const contactField = (page: Page, name: ContactField | 'newsletter'): Locator =>
  name === 'newsletter'
    ? page.getByRole('contentinfo').locator('[name="newsletter"]')
    : page.getByRole('main').locator(`[name="${name}"]`)

export const VALID_MESSAGE = {
  name: 'Olha Tkachenko',
  subject: 'A home in Lviv',
  message: 'Is the home in Lviv still free?',
}

/** Fills the contact form with what passes. */
export async function fillContactForm(page: Page, email: string): Promise<void> {
  for (const name of ['name', 'subject', 'message'] as const) {
    await contactField(page, name).fill(VALID_MESSAGE[name])
  }
  await contactField(page, 'email').fill(email)
}

/** Expects that what `fillContactForm` typed is still there. */
export async function expectContactFormValues(page: Page, email: string): Promise<void> {
  for (const name of ['name', 'subject', 'message'] as const) {
    await expect(contactField(page, name)).toHaveValue(VALID_MESSAGE[name])
  }
  await expect(contactField(page, 'email')).toHaveValue(email)
}

/** The messages to the team that this address is to be answered at. */
export const findMessagesFrom = async (email: string): Promise<string[]> =>
  (await readMails()).filter((mail) => mail.includes(`Reply-To: ${email}`))

/** The letters to an address. */
export const findMailsTo = async (email: string): Promise<string[]> =>
  (await readMails()).filter((mail) => mail.includes(`To: ${email}`))
