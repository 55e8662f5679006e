import { formatTelUrl } from '#domain/site/contact/phone.ts'
import { expect, test } from '#e2e/fixtures.ts'
import { contactDetails } from '#texts/site/contact-details.ts'
import { TEAM } from '#texts/site/team.ts'

test('the about page says who we are and how to call us, and shows the team of four', {
  tag: '@desktop',
}, async ({ page, visit }) => {
  await visit('/about')
  await expect(page).toHaveTitle('About us')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us')
  const call = page.getByRole('link', { name: 'Contact our team' })
  await expect(call).toHaveAttribute('href', formatTelUrl(contactDetails.phone))
  for (const [heading, text] of [
    ['Mission', 'Make real estate easy, honest and personal'],
    ['Vision', 'A world where every person finds the perfect home'],
    ['Values', 'Trust | Innovation | Care'],
  ] as const) {
    await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }

  const team = page.getByRole('region', { name: 'Meet our team' })
  const members = team.getByRole('listitem')
  await expect(members).toHaveCount(4)
  await expect(team.getByRole('heading', { level: 3 })).toHaveText(TEAM.map(({ name }) => name))
  const positions = ['CEO', 'Agent', 'Agent', 'Support']
  for (const [index, position] of positions.entries()) {
    const member = members.nth(index)
    await expect(member.getByText(position, { exact: true })).toBeVisible()
    const face = member.locator('img')
    await face.scrollIntoViewIfNeeded()
    await expect
      .poll(() => face.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
    const profile = member.getByRole('link', { name: new RegExp(`^${TEAM[index]?.name} on `) })
    await expect(profile).toHaveAttribute('href', /^https:\/\//)
    await expect(profile).toHaveAttribute('target', '_blank')
    await expect(profile).toHaveAttribute('rel', /noopener/)
  }
})
