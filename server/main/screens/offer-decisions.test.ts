import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { offerStepPath } from '#domain/homes/offer/links.ts'
import {
  decisionConfirmationPath,
  readDecisionConfirmation,
} from '#domain/moderation/confirmation.ts'
import { decisionLogPath, moderatedOfferPath } from '#domain/moderation/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { disableAccount } from '#server/operations/operator/disable-account.ts'
import { COMPLETE } from '#test/homes/owner-forms.ts'
import { setUpOwnerSite } from '#test/homes/set-up-owner-site.ts'
import type { SignedIn } from '#test/site/sign-in.ts'
import { getAbsenceTexts } from '#texts/catalog/absent-home.ts'
import { contactDataWarning } from '#texts/homes/steps.ts'
import { banReasonMessages, banTexts } from '#texts/moderation/bans.ts'
import { formatDecided } from '#texts/moderation/done.ts'
import { moderationTexts, recusalTexts, reviewFlagNames } from '#texts/moderation/moderation.ts'
import { reportTexts } from '#texts/safety/report.ts'

const setup = setUpOwnerSite()
const { newOwner, readOffer, getPath, look, publish } = setup

it('does not let moderators decide about their own homes', async () => {
  const id = await setup.site.createWaiting(setup.moderator)
  const page = await (await setup.site.get(moderatedOfferPath(id), setup.moderator.cookie)).text()
  expect(page).toContain(recusalTexts.own)
  expect(page).not.toContain(moderationTexts.approve)
  expect((await setup.site.decide(setup.moderator, id, { intent: 'approve' })).status).toBe(409)
  expect((await readOffer(id)).state).toBe('waiting')
  const other = await setup.site.signInModerator('other-moderator@example.com')
  expect((await setup.site.decide(other, id, { intent: 'approve' })).status).toBe(303)
})

it('applies a decision that is pressed twice once', async () => {
  const id = await setup.site.createWaiting(await newOwner())
  const press = () => setup.site.decide(setup.moderator, id, { intent: 'approve' })
  const [first, second] = [await press(), await press()]
  expect([first.status, second.status]).toEqual([303, 303])
  expect(second.headers.get('location')).toBe(first.headers.get('location'))
  const count = 'select count(*)::integer as count from moderation_decisions where offer = $1'
  expect((await setup.database.pool.query(count, [id])).rows[0].count).toBe(1)
})

it('shows a reason again that came too late or is too short, with an explanation', async () => {
  const id = await setup.site.createWaiting(await newOwner())
  const other = await setup.site.signInModerator('first-moderator@example.com')
  await setup.site.decide(other, id, { intent: 'approve' })
  const reason = 'These pictures show another home.'
  const late = await setup.site.decide(setup.moderator, id, { intent: 'reject', reason })
  expect(late.status).toBe(409)
  const page = await late.text()
  expect(page).toContain('Somebody else decided this a minute ago: Approved.')
  expect(page).toContain(reason)

  const ban = randomUUID()
  await setup.database.pool.query(
    "insert into bans (id, uid, target, reason, moderators, banned_at, ends_at) values ($1, $1, $1, 'fraud', '{}', now(), now() + interval '1 day')",
    [ban],
  )
  const lift = async (typed: string) => {
    const form = { intent: 'lift', id: ban, reason: typed }
    const response = await setup.site.post(PATHS.moderation, form, setup.moderator.cookie)
    return { status: response.status, text: await response.text() }
  }
  const short = await lift('An error')
  expect(short.status).toBe(400)
  for (const text of ['An error', banReasonMessages.short]) expect(short.text).toContain(text)
  expect((await lift(reason)).status).toBe(303)
  const again = await lift(reason)
  expect(again.status).toBe(409)
  for (const text of [reason, banTexts.gone]) expect(again.text).toContain(text)
})

it('removes homes of a disabled account from the site and the queue', async () => {
  const owner = await newOwner()
  const id = await publish(owner)
  const draft = await setup.site.createDraft(owner)
  await setup.database.pool.query(
    `update offers set state = 'waiting', appeal = 'Look once more.', content = $1 where id = $2`,
    [JSON.stringify(COMPLETE), draft],
  )
  const path = getPath(await readOffer(id))
  await disableAccount(setup.database.orm, owner.uid, true, new Date())
  expect((await look(path)).status).toBe(404)
  expect([(await readOffer(id)).state, (await readOffer(draft)).state]).toEqual(['paused', 'draft'])
  // After another rejection, its owner can appeal again.
  expect((await readOffer(draft)).appeal).toBeNull()
  await disableAccount(setup.database.orm, owner.uid, false, new Date())
  expect((await look(path)).status).toBe(404)
})

it('lets anyone report a home, and shows the report to a moderator', async () => {
  const id = await publish(await newOwner())
  const offer = await readOffer(id)
  const page = await (await look(getPath(offer))).text()
  const path = `/report/listing${getPath(offer)}`
  expect(page).toContain(`href="${path}"`)
  const form = await setup.site.get(path)
  expect([form.status, form.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect((await setup.site.post(path, { reason: 'other', words: '' })).status).toBe(400)
  const words = 'The street has no such number.'
  const sent = await setup.site.post(path, { reason: 'wrong facts', words })
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}?sent=`])
  const queued = await (await setup.site.get(moderatedOfferPath(id), setup.moderator.cookie)).text()
  expect(queued).toContain(words)
  expect(queued).toContain(reviewFlagNames.reported)
})

it('accepts one appeal, which another moderator decides, seeing the changes', async () => {
  const owner = await newOwner()
  const id = await publish(owner)
  const change = await setup.site.beginChange(owner, id)
  const form = { ...COMPLETE, amount: '9 000', revision: '1' }
  await setup.site.post(offerStepPath(change, 'price'), form, owner.cookie)
  await setup.site.submitHome(owner, change)
  const reason = 'This is less than half of what others ask.'
  await setup.site.decide(setup.moderator, id, { intent: 'reject', reason, revision: '6' })
  const appeal = (words: string) =>
    setup.site.post(PATHS.myListings, { intent: 'appeal', id, reason: words }, owner.cookie)
  expect((await appeal('No.')).status).toBe(400)
  const words = 'It is one room of a shared apartment.'
  expect((await appeal(words)).status).toBe(303)
  expect((await appeal(words)).status).toBe(409)
  const read = async ({ cookie }: SignedIn) =>
    (await setup.site.get(moderatedOfferPath(id), cookie)).text()
  const page = await read(setup.moderator)
  for (const text of [words, reason, '15,000 ₴', '9,000 ₴']) expect(page).toContain(text)
  const other = await setup.site.signInModerator('appeals@example.com')
  expect(await read(setup.moderator)).toContain(recusalTexts['rejected before'])
  const approve = { intent: 'approve', revision: '6' }
  expect((await setup.site.decide(setup.moderator, id, approve)).status).toBe(409)
  const decided = { decision: 'approve', kind: 'offer' } as const
  const answer = await setup.site.decide(other, id, approve)
  const next = new URL(answer.headers.get('location') ?? '', 'http://localhost')
  expect([answer.status, readDecisionConfirmation(next.searchParams)]).toEqual([303, decided])
  const says = async ({ cookie }: SignedIn) =>
    (await (await setup.site.get(decisionConfirmationPath(decided), cookie)).text()).includes(
      formatDecided(decided),
    )
  // The other moderator sees no confirmation, whatever the URL claims, because their last decision is another one.
  expect([await says(other), await says(setup.moderator)]).toEqual([true, false])
  expect(await readOffer(id)).toMatchObject({ state: 'published', appeal: null, reason: null })
  const log = await (await setup.site.get(decisionLogPath(), setup.moderator.cookie)).text()
  expect(log).toContain(reason)
  expect(log).toContain(moderationTexts.logYou)
  expect(log).not.toContain(setup.moderator.uid)
})

it("closes reports of an owner's home only by a decision about the home", async () => {
  const other = await setup.site.signInModerator('reported-moderator@example.com')
  const id = await setup.site.createWaiting(other)
  await setup.site.decide(setup.moderator, id, { intent: 'approve' })
  const path = getPath(await readOffer(id))
  await setup.site.post(`/report/listing${path}`, { reason: 'fraud' })
  for (const intent of ['dismiss', 'act'])
    for (const { cookie } of [other, setup.moderator]) {
      const form = { intent, kind: 'listing', target: path.slice(1), reason: 'fraud' }
      const refused = await setup.site.post(PATHS.moderation, form, cookie)
      expect([intent, refused.status]).toEqual([intent, 409])
      expect(await refused.text()).toContain(moderationTexts.gone)
    }
  expect((await setup.site.decide(other, id, { intent: 'approve' })).status).toBe(409)
  expect((await look(path)).status).toBe(200)
  const queued = await (await setup.site.get(moderatedOfferPath(id), setup.moderator.cookie)).text()
  expect(queued).toContain(reviewFlagNames.reported)
})

it('says so when a home has too many open reports', async () => {
  const path = getPath(await readOffer(await publish(await newOwner())))
  await setup.database.pool.query(
    `insert into reports (id, kind, target, reason, reporter, created_at)
      select 'full-' || n, 'listing', $1, 'fraud', 'somebody-' || n, now() from generate_series(1, 50) n`,
    [path.slice(1)],
  )
  const full = await setup.site.post(`/report/listing${path}`, {
    reason: 'fraud',
    words: 'Look at it.',
  })
  const page = await full.text()
  expect(full.status).toBe(409)
  expect(page).toContain(reportTexts.full)
  expect(page).toContain('Look at it.')
})

it('warns owners of a phone number in any text before they hand the home in', async () => {
  const owner = await newOwner()
  const id = await setup.site.createDraft(owner)
  const readPreview = async () =>
    (await setup.site.get(offerStepPath(id, 'preview'), owner.cookie)).text()
  await setup.site.fill(owner, id)
  expect(await readPreview()).not.toContain(contactDataWarning)
  const { type, city, point } = COMPLETE
  const place = { type, city, point, complex: 'Panorama 067 123 45 67', revision: '5' }
  await setup.site.post(offerStepPath(id, 'place'), place, owner.cookie)
  expect(await readPreview()).toContain(contactDataWarning)
})

it('gives the reason of a rejection, and brings the home back at its old URL', async () => {
  const owner = await newOwner()
  const id = await publish(owner)
  const before = await readOffer(id)
  const change = await setup.site.beginChange(owner, id)
  const form = { description: 'Call +380 50 123 45 67', revision: '1' }
  await setup.site.post(offerStepPath(change, 'words'), form, owner.cookie)
  await setup.site.submitHome(owner, change)
  // In the mode where moderators decide afterwards, a known owner's home is shown at once.
  expect(await readOffer(id)).toMatchObject({ state: 'published', is_approved: false })
  const queued = await (await setup.site.get(moderatedOfferPath(id), setup.moderator.cookie)).text()
  expect(queued).toContain(reviewFlagNames['phone number'])
  const reason = 'Take the phone number out of the text, please.'
  await setup.site.decide(setup.moderator, id, { intent: 'reject', reason, revision: '6' })
  const gone = await look(getPath(before))
  expect([gone.status, await gone.text()]).toEqual([
    404,
    expect.stringContaining(getAbsenceTexts('changing', 'rent').heading),
  ])
  expect(await (await setup.site.get(PATHS.myListings, owner.cookie)).text()).toContain(reason)
  await setup.site.act(owner, id, 'revise')
  const steps = ['place', 'pictures', 'words', 'preview'] as const
  for (const step of steps) {
    const page = await (await setup.site.get(offerStepPath(id, step), owner.cookie)).text()
    expect(page).toContain(reason)
    const isWarned = step === 'words' || step === 'preview'
    expect(page.includes(contactDataWarning)).toBe(isWarned)
  }
  await setup.site.submitHome(owner, id)
  // After a rejection the home is not shown at once.
  expect((await readOffer(id)).state).toBe('waiting')
  await setup.site.decide(setup.moderator, id, { intent: 'approve', revision: '6' })
  expect(await readOffer(id)).toMatchObject({ listing_id: before.listing_id, reason: null })
  expect((await look(getPath(before))).status).toBe(200)
})

it('logs decisions, and does not allow changing the log', async () => {
  const id = await publish(await newOwner())
  const { rows } = await setup.database.pool.query(
    'select * from moderation_decisions where offer = $1',
    [id],
  )
  expect(rows).toMatchObject([{ decision: 'approve', reason: null }])
  expect(rows[0].moderator).not.toContain(setup.moderator.uid)
  for (const statement of [
    `update moderation_decisions set decision = 'reject'`,
    'delete from moderation_decisions',
  ])
    await expect(setup.database.pool.query(statement)).rejects.toThrow(/only added to/)
})
