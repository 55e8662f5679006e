import { offerStepPath } from '#domain/homes/offer/links.ts'
import { decisionLogPath } from '#domain/moderation/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import type { Person } from './person.ts'

/** Opens pages that the story does not visit, and scans them with axe. */
export async function expectOtherPagesAccessible(owner: Person, moderator: Person): Promise<void> {
  await owner.visit(PATHS.myListings)
  const numbers = await owner.page.locator('a[href$="/numbers"]').first().getAttribute('href')
  const id = numbers?.split('/').at(-2) ?? ''
  for (const page of ['numbers', 'check', 'copies']) {
    await owner.visit(offerStepPath(id, page))
    await owner.expectAccessible()
  }
  await moderator.visit(decisionLogPath())
  await moderator.expectAccessible()
}
