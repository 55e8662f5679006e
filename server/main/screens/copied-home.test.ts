import { expect, it } from 'vitest'
import { copiesTexts } from '#content/texts/my-listings/copies.ts'
import { offerStepPath } from '#domain/offer/links.ts'
import { PATHS, reportListingPath } from '#domain/site/links.ts'
import { COMPLETE } from '#test/offer/owner-forms.ts'
import { setUpOwnerSite } from '#test/offer/set-up-owner-site.ts'
import { drawPicture } from '#test/picture/draw-picture.ts'
import type { SignedIn } from '#test/site/sign-in.ts'

const tools = setUpOwnerSite()

it('the owner who was first sees the home that shows the pictures, once visitors do', async () => {
  const { site, moderator } = tools
  const [first, second] = [await tools.newOwner(), await tools.newOwner()]
  const file = await drawPicture({ seed: 7, width: 1_200, height: 900 })
  const putUp = async (owner: SignedIn, content = COMPLETE) => {
    const id = await site.createDraft(owner)
    await site.fill(owner, id, content)
    await site.sendPictures(owner, id, [file])
    await site.handIn(owner, id)
    return id
  }
  const own = await putUp(first)
  const copy = await putUp(second, { ...COMPLETE, street: 'Copied Street' })
  const readList = async (owner: SignedIn) =>
    (await site.get(PATHS.myListings, owner.cookie)).text()
  const readCopies = async (owner: SignedIn, id: string) =>
    (await site.get(offerStepPath(id, 'copies'), owner.cookie)).text()
  expect(await readList(first)).not.toContain(copiesTexts.link)
  expect(await readCopies(first, own)).not.toContain('Copied Street')

  for (const id of [own, copy])
    await site.decide(moderator, id, { intent: 'approve', revision: '6' })
  expect(await readList(first)).toContain(offerStepPath(own, 'copies'))
  const { listing_type: type, listing_id: listing } = await tools.readOffer(copy)
  const page = await readCopies(first, own)
  expect(page).toContain('Copied Street')
  expect(page).toContain(reportListingPath({ type, id: listing }))
  expect(page).not.toContain(copy)
  expect(page).not.toContain(second.uid)
  expect(await readList(second)).not.toContain(copiesTexts.link)
  expect(await readCopies(second, copy)).toContain(copiesTexts.none)

  await site.act(second, copy, 'pause')
  expect(await readList(first)).not.toContain(copiesTexts.link)
})
