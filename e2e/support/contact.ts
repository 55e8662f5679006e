import { expect, type Locator, type Page } from '@playwright/test'
import { mails } from './outbox.ts'

export type ContactField = 'name' | 'email' | 'subject' | 'message'

/** The call by which the client of EmailJS sends. */
export const SENDING = '**/mail/api/v1.0/email/send'

/** A field of the contact form, or the newsletter's one, by its name. */
export const field = (page: Page, name: ContactField | 'newsletter'): Locator =>
  name === 'newsletter'
    ? page.getByRole('contentinfo').locator('[name="newsletter"]')
    : page.getByRole('main').locator(`[name="${name}"]`)

export const GOOD = {
  name: 'Olha Tkachenko',
  subject: 'A home in Lviv',
  message: 'Is the home in Lviv still free?',
}

/** Fills the contact form with what passes. */
export async function fillContact(page: Page, email: string): Promise<void> {
  for (const name of ['name', 'subject', 'message'] as const) {
    await field(page, name).fill(GOOD[name])
  }
  await field(page, 'email').fill(email)
}

/** Expects that what `fillContact` typed is still there. */
export async function expectTyped(page: Page, email: string): Promise<void> {
  for (const name of ['name', 'subject', 'message'] as const) {
    await expect(field(page, name)).toHaveValue(GOOD[name])
  }
  await expect(field(page, 'email')).toHaveValue(email)
}

/** The messages to the team that this address is to be answered at. */
export const messagesFrom = async (email: string): Promise<string[]> =>
  (await mails()).filter((mail) => mail.includes(`Reply-To: ${email}`))

/** The letters to an address. */
export const lettersTo = async (email: string): Promise<string[]> =>
  (await mails()).filter((mail) => mail.includes(`To: ${email}`))
