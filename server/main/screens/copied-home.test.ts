import { expect, it } from 'vitest'
import { CLAIM_LIMITS } from '#domain/homes/claim/claim.ts'
import { claimConfirmationPath } from '#domain/homes/claim/confirmation.ts'
import { offerStepPath } from '#domain/homes/offer/links.ts'
import { decisionLogPath, moderatedOfferPath } from '#domain/moderation/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { reportListingPath } from '#domain/safety/report/links.ts'
import { SHIPPED_DISPLAY_RATES } from '#server/catalog/exchange-rate/follow-rates.ts'
import { hasLostClaim } from '#server/homes/claim/queries.ts'
import { createClaims } from '#server/moderation/claim/claims.ts'
import type { Mail } from '#server/platform/tables.ts'
import { COMPLETE } from '#test/homes/owner-forms.ts'
import { setUpOwnerSite } from '#test/homes/set-up-owner-site.ts'
import { drawPicture } from '#test/picture/draw-picture.ts'
import type { SignedIn } from '#test/site/sign-in.ts'
import { claimTexts, copiesTexts, formatClaimsLeft } from '#texts/homes/copies.ts'
import { claimModerationTexts } from '#texts/moderation/claims.ts'
import { nameDecision, reviewFlagNames } from '#texts/moderation/moderation.ts'

const tools = setUpOwnerSite()

it('shows the first owner a home with the same pictures, once visitors see it', async () => {
  const { site, moderator } = tools
  const [first, second] = [await tools.newOwner(), await tools.newOwner()]
  const file = await drawPicture({ seed: 7, width: 1_200, height: 900 })
  const publish = async (owner: SignedIn, content = COMPLETE) => {
    const id = await site.createDraft(owner)
    await site.fill(owner, id, content)
    await site.sendPictures(owner, id, [file])
    await site.submitHome(owner, id)
    return id
  }
  const original = await publish(first)
  const copy = await publish(second, { ...COMPLETE, street: 'Copied Street' })
  const readList = async (owner: SignedIn) =>
    (await site.get(PATHS.myListings, owner.cookie)).text()
  const readCopies = async (owner: SignedIn, id: string) =>
    (await site.get(offerStepPath(id, 'copies'), owner.cookie)).text()
  expect(await readList(first)).not.toContain(copiesTexts.link)
  expect(await readCopies(first, original)).not.toContain('Copied Street')

  for (const id of [original, copy])
    await site.decide(moderator, id, { intent: 'approve', revision: '6' })
  expect(await readList(first)).toContain(offerStepPath(original, 'copies'))
  const { listing_type: type, listing_id: listing } = await tools.readOffer(copy)
  const page = await readCopies(first, original)
  expect(page).toContain('Copied Street')
  expect(page).toContain(reportListingPath({ type, id: listing }))
  expect(page).not.toContain(copy)
  expect(page).not.toContain(second.uid)
  expect(await readList(second)).not.toContain(copiesTexts.link)
  expect(await readCopies(second, copy)).toContain(copiesTexts.none)

  await site.act(second, copy, 'pause')
  expect(await readList(first)).not.toContain(copiesTexts.link)
})

/** Two visible homes; the second has a picture of the first. */
async function publishPair(likeness: string) {
  const [claimer, other] = [await tools.newOwner(), await tools.newOwner()]
  const original = await tools.publish(claimer)
  const copy = await tools.publish(other, { ...COMPLETE, street: `${likeness} Street` })
  const insert = (offer: string, hash: string, day: string) =>
    tools.database.pool.query(
      `insert into offer_pictures (offer, hash, position, width, height, bytes, placeholder, likeness,
        is_copied, created_at, first_at)
       values ($1, repeat($2, 32), 1, 640, 480, 1, 'data:,', $3, true, $4, $4)`,
      [offer, hash, likeness, day],
    )
  // Marked as it would be if the copy had come first.
  await insert(original, 'a', '2026-11-01')
  await insert(copy, 'b', '2026-11-02')
  await tools.database.pool.query('update accounts set email_verified = true where uid = $1', [
    claimer.uid,
  ])
  const { listing_type: type, listing_id: listing } = await tools.readOffer(copy)
  return { claimer, other, original, copy, target: `${type}/${listing}` }
}

type Pair = Awaited<ReturnType<typeof publishPair>>

const WORDS = 'My pictures of my flat, taken in May.'
const REASON = 'These pictures were first put up by somebody else.'

const claim = ({ claimer, original, target }: Pair, reason = WORDS) =>
  tools.site.post(offerStepPath(original, 'copies'), { target, reason }, claimer.cookie)

const readPage = async (path: string, { cookie }: SignedIn) =>
  (await tools.site.get(path, cookie)).text()

const readClaims = ({ original, claimer }: Pair) =>
  readPage(offerStepPath(original, 'copies'), claimer)

async function findClaim({ original }: Pair): Promise<string> {
  const { rows } = await tools.database.pool.query('select id from claims where own = $1', [
    original,
  ])
  expect(rows).toHaveLength(1)
  return rows[0].id
}

/** Records mails instead of sending them. */
function openClaims() {
  const mails: Mail[] = []
  const claims = createClaims({
    db: tools.database.orm,
    rates: () => SHIPPED_DISPLAY_RATES,
    mailer: { send: async (mail) => void mails.push(mail) },
    siteUrl: 'https://homiq.test',
  })
  return { claims, mails }
}

it('takes a home found to be a copy off, with a reason, and lets its owner appeal', async () => {
  const { site, moderator, database } = tools
  const pair = await publishPair('00ff00ff00ff00ff')
  const { claimer, other, original, copy } = pair
  const before = await readClaims(pair)
  expect(before).toContain(claimTexts.lead)
  expect(before).toContain(formatClaimsLeft(CLAIM_LIMITS.maxPerDay, CLAIM_LIMITS))
  expect((await claim(pair, 'Mine!')).status).toBe(400)
  for (const response of await Promise.all([claim(pair), claim(pair)]))
    expect(response.headers.get('location')).toBe(claimConfirmationPath(original, pair.target))
  const id = await findClaim(pair)
  const claimed = await readClaims(pair)
  expect(claimed).toContain('You claimed this on')
  expect(claimed).not.toContain(claimTexts.sent)
  expect(await readPage(claimConfirmationPath(original, pair.target), claimer)).toContain(
    claimTexts.sent,
  )
  expect(await readPage(claimConfirmationPath(original, 'rent/1'), claimer)).not.toContain(
    claimTexts.sent,
  )

  const path = moderatedOfferPath(id)
  const queue = await readPage(PATHS.moderation, moderator)
  expect(queue).toContain(path)
  expect(queue).toContain(reviewFlagNames.claimed)
  const page = await readPage(path, moderator)
  for (const text of [
    WORDS,
    'November 1, 2026',
    'November 2, 2026',
    claimModerationTexts.textAlike,
  ])
    expect(page).toContain(text)
  for (const { uid } of [claimer, other]) expect(page).not.toContain(uid)

  const { revision } = await tools.readOffer(copy)
  const decide = (who: SignedIn, form = {}) =>
    site.decide(who, id, {
      intent: 'grant-claim',
      revision: `${revision}`,
      reason: REASON,
      ...form,
    })
  expect((await decide(moderator, { reason: '' })).status).toBe(400)
  expect((await decide(moderator, { revision: '1' })).status).toBe(409)
  const grant = "insert into account_roles values ($1, 'moderator', now())"
  for (const party of [claimer, other]) {
    await database.pool.query(grant, [party.uid])
    expect((await decide(party)).status).toBe(409)
    expect(await readPage(path, party)).toContain('so another moderator decides')
    await database.pool.query('delete from account_roles where uid = $1', [party.uid])
  }
  const both = await Promise.all([decide(moderator), decide(moderator)])
  expect(both.map(({ status }) => status).sort()).toEqual([303, 409])

  expect(await tools.readOffer(copy)).toMatchObject({ state: 'rejected', reason: REASON })
  const { rows } = await database.pool.query(
    'select is_copied from offer_pictures where offer = $1',
    [original],
  )
  expect(rows).toEqual([{ is_copied: false }])
  const homes = await readPage(PATHS.myListings, other)
  expect(homes).toContain(REASON)
  expect(homes).not.toContain(WORDS)
  expect(await readPage(PATHS.myListings, claimer)).toContain(copiesTexts.claims)
  const after = await readClaims(pair)
  expect(after).toContain('was taken off Homiq')
  expect(after).not.toContain(REASON)
  const log = await readPage(decisionLogPath(), moderator)
  expect(log.split(`${nameDecision('offer', 'grant-claim')}<`)).toHaveLength(2)

  const appeal = { intent: 'appeal', id: copy, reason: 'I took these pictures myself.' }
  expect((await site.post(PATHS.myListings, appeal, other.cookie)).status).toBe(303)
  expect(await readPage(moderatedOfferPath(copy), moderator)).toContain(reviewFlagNames.claimed)
  await site.decide(moderator, copy, { intent: 'approve', revision: `${revision}` })
  expect(await readClaims(pair)).toContain('may be shown')
  expect((await claim(pair)).status).toBe(303)
  await findClaim(pair)
  for (const state of ['paused', 'closed', 'draft', 'removed', 'expired']) {
    await database.pool.query('update offers set state = $2 where id = $1', [copy, state])
    const [made] = await openClaims().claims.list(claimer.uid, original)
    expect({ home: state, claim: made?.state }).toEqual({ home: state, claim: 'overturned' })
    expect(await hasLostClaim(database.orm, other.uid)).toBe(false)
  }
})

it('gives the reason of a dismissed claim, decides about paused homes, but not about closed ones', async () => {
  const { claims, mails } = openClaims()
  const pair = await publishPair('0f0f0f0f0f0f0f0f')
  const { claimer, other, original, copy, target } = pair
  await tools.database.pool.query('update offers set first_approved_at = null where id = $1', [
    original,
  ])
  const wanted = { owner: claimer.uid, id: original, target, words: WORDS }
  expect(await claims.make(wanted)).toEqual({ refusal: 'never approved' })
  await tools.database.pool.query('update offers set first_approved_at = now() where id = $1', [
    original,
  ])
  expect(await claims.make({ ...wanted, owner: other.uid })).toEqual({ refusal: 'not now' })
  expect(await claims.make(wanted)).toBeNull()
  expect(await claims.countLeft(claimer.uid)).toBe(CLAIM_LIMITS.maxPerDay - 1)

  const id = await findClaim(pair)
  await tools.site.act(other, copy, 'close')
  expect(await claims.find(id, 'moderator')).toBeNull()
  expect(await readClaims(pair)).toContain('ended without a decision')
  await tools.site.act(other, copy, 'relist')
  await tools.site.act(other, copy, 'pause')
  expect((await claims.listOpen('moderator')).map((it) => it.id)).toContain(id)

  const { revision } = await tools.readOffer(copy)
  const decision = { id, uid: 'moderator', revision, outcome: 'dismissed', reason: REASON } as const
  expect(await claims.decide(decision)).toBeNull()
  expect(await claims.decide({ ...decision, outcome: 'granted' })).not.toBeNull()
  expect(await tools.readOffer(copy)).toMatchObject({ state: 'paused', reason: null })
  expect(await readClaims(pair)).toContain(REASON)
  expect(mails).toMatchObject([{ account: claimer.uid }])
  expect(mails[0]?.text).toContain(offerStepPath(original, 'copies'))
  expect(mails[0]?.text).not.toContain('Street')
})

it("takes off a paused copy, and makes its owner's next homes wait", async () => {
  const { claims } = openClaims()
  const pair = await publishPair('3c3c3c3c3c3c3c3c')
  expect((await claim(pair)).status).toBe(303)
  await tools.site.act(pair.other, pair.copy, 'pause')
  const { revision } = await tools.readOffer(pair.copy)
  const decision = { id: await findClaim(pair), uid: 'moderator', revision, reason: REASON }
  expect(await claims.decide({ ...decision, outcome: 'granted' })).toBeNull()
  expect(await tools.readOffer(pair.copy)).toMatchObject({ state: 'rejected' })
  const next = await tools.site.createWaiting(pair.other)
  expect(await tools.readOffer(next)).toMatchObject({ state: 'waiting' })

  await tools.site.act(pair.other, pair.copy, 'revise')
  await tools.site.submitHome(pair.other, pair.copy)
  const changed = await tools.readOffer(pair.copy)
  expect(changed).toMatchObject({ state: 'waiting' })
  const approve = { intent: 'approve', revision: `${changed.revision}` }
  await tools.site.decide(tools.moderator, pair.copy, approve)
  expect(await tools.readOffer(pair.copy)).toMatchObject({ state: 'published' })
  expect(await readClaims(pair)).toContain('was taken off Homiq')
})
