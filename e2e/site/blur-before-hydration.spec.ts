import type { Locator } from '@playwright/test'
import { expect, test } from '#e2e/fixtures.ts'
import { emailField, passwordField } from '#e2e/support/account.ts'
import { contactField } from '#e2e/support/contact-form.ts'
import { delayScripts } from '#e2e/support/network/held-scripts.ts'
import { credentialsMessages } from '#texts/people/identity.ts'
import { contactMessages } from '#texts/site/contact.ts'
import { newsletterMessages } from '#texts/site/newsletter.ts'
import { reviewFormTexts, reviewTexts } from '#texts/site/reviews.ts'

/** Types text, which may be empty, and blurs the field. */
async function typeAndLeave(input: Locator, text: string): Promise<void> {
  await input.focus()
  if (text !== '') await input.fill(text)
  await input.blur()
}

const wrongs = [
  { what: 'a wrong address', text: 'nobody', message: newsletterMessages.invalid },
  { what: 'nothing', text: '', message: newsletterMessages.required },
]

for (const { what, text, message } of wrongs) {
  test(`newsletter: ${what}, left before any script has loaded, gets its message`, {
    tag: '@phone',
  }, async ({ page }) => {
    const release = await delayScripts(page)
    await page.goto('/privacy', { waitUntil: 'commit' })
    const input = contactField(page, 'newsletter')
    await typeAndLeave(input, text)
    await expect(input).toHaveAccessibleDescription('')
    release()
    await expect(input).toHaveAccessibleDescription(message)
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(input).toHaveValue(text)
    await expect(input).not.toBeFocused()
  })
}

test('newsletter: a field that has focus again shows no error', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await delayScripts(page)
  await page.goto('/privacy', { waitUntil: 'commit' })
  const input = contactField(page, 'newsletter')
  await typeAndLeave(input, 'nobody')
  await input.focus()
  release()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await expect(input).toHaveAccessibleDescription('')
  await input.blur()
  await expect(input).toHaveAccessibleDescription(newsletterMessages.invalid)
})

test('contact: only fields that were left before any script has loaded get their messages', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await delayScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  await typeAndLeave(contactField(page, 'name'), '')
  await typeAndLeave(contactField(page, 'email'), 'nobody')
  await typeAndLeave(contactField(page, 'message'), 'Too short')
  release()
  await expect(contactField(page, 'name')).toHaveAccessibleDescription(
    contactMessages.name.required,
  )
  await expect(contactField(page, 'email')).toHaveAccessibleDescription(
    contactMessages.email.invalid,
  )
  await expect(contactField(page, 'message')).toHaveAccessibleDescription(
    contactMessages.message.short,
  )
  await expect(contactField(page, 'message')).toHaveValue('Too short')
  await expect(contactField(page, 'subject')).toHaveAccessibleDescription('')
  await contactField(page, 'message').fill('This one is long enough to be read.')
  await expect(contactField(page, 'message')).toHaveAccessibleDescription('')
})

test('sign-in: fields left before any script has loaded get their messages', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await delayScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await typeAndLeave(emailField(page), 'nobody')
  await typeAndLeave(passwordField(page), '')
  release()
  await expect(emailField(page)).toHaveAccessibleDescription(credentialsMessages.email.invalid)
  await expect(passwordField(page)).toHaveAccessibleDescription(
    credentialsMessages.password.required,
  )
})

test('forgotten password: a field left before any script has loaded gets its message', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await delayScripts(page)
  await page.goto('/forgot-password', { waitUntil: 'commit' })
  await typeAndLeave(emailField(page), 'nobody')
  release()
  await expect(emailField(page)).toHaveAccessibleDescription(credentialsMessages.email.invalid)
})

test('review: a press before its script has loaded opens the form, so no field is left too early', {
  tag: '@phone',
}, async ({ page }) => {
  const release = await delayScripts(page)
  await page.goto('/reviews', { waitUntil: 'commit' })
  const leave = page.getByRole('button', { name: reviewTexts.leave })
  await leave.click()
  release()
  await typeAndLeave(page.getByLabel(reviewFormTexts.surname), '')
  await expect(page.getByLabel(reviewFormTexts.surname)).toHaveAccessibleDescription('Required!')
})
