import { expect, it } from 'vitest'
import { checkPicturePath, homeCheckPath } from '#domain/homes/offer/links.ts'
import { moderatedOfferPath } from '#domain/moderation/links.ts'
import { RETENTION_MS } from '#domain/operations/retention.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { deleteExpiredRows } from '#server/operations/personal-data/retention.ts'
import { setUpOwnerSite } from '#test/homes/set-up-owner-site.ts'
import { drawPicture } from '#test/picture/draw-picture.ts'
import type { SignedIn } from '#test/site/sign-in.ts'
import { listingTexts } from '#texts/catalog/listing.ts'
import { homeCheckTexts } from '#texts/homes/home-check.ts'

const tools = setUpOwnerSite()

async function newConfirmedOwner(): Promise<SignedIn> {
  const owner = await tools.newOwner()
  await tools.database.pool.query('update accounts set email_verified = true where uid = $1', [
    owner.uid,
  ])
  return owner
}

const ask = ({ cookie }: SignedIn, id: string) => tools.site.post(homeCheckPath(id), {}, cookie)

async function sendPicture({ cookie }: SignedIn, id: string): Promise<Response> {
  const form = new FormData()
  form.append('picture', new Blob([await drawPicture({ seed: 1 })]), 'IMG-1.jpg')
  const headers = { Cookie: cookie, 'X-Forwarded-For': '10.8.0.1' }
  return tools.app.request(checkPicturePath(id), { method: 'POST', headers, body: form })
}

async function readCode(id: string): Promise<string> {
  const { rows } = await tools.database.pool.query(
    'select code from home_checks where offer = $1',
    [id],
  )
  return rows[0]?.code
}

const decide = (who: SignedIn, id: string, form: Record<string, string>) =>
  tools.site.post(moderatedOfferPath(id), form, who.cookie)

const getListed = async (id: string) => tools.getPath(await tools.readOffer(id))

it('verifies an owner by a picture with a code, until the street address changes', async () => {
  const { site, moderator } = tools
  const owner = await newConfirmedOwner()
  const id = await tools.publish(owner)
  expect((await ask(owner, id)).status).toBe(303)
  const code = await readCode(id)
  expect(code).toMatch(/^[A-Z]+ \d\d$/)
  await ask(owner, id)
  expect(await readCode(id)).toBe(code)
  expect(await (await site.get(homeCheckPath(id), owner.cookie)).text()).toContain(code)
  expect((await sendPicture(owner, id)).headers.get('location')).toBe(homeCheckPath(id))
  expect((await sendPicture(owner, id)).headers.get('location')).toContain('refused=not+now')

  const stranger = await tools.newOwner()
  for (const [who, status] of [
    [owner, 200],
    [moderator, 200],
    [stranger, 404],
  ] as const) {
    const picture = await site.get(checkPicturePath(id), who.cookie)
    expect([picture.status, picture.headers.get('cache-control')]).toEqual([status, 'no-store'])
  }
  expect(await (await site.get(PATHS.moderation, moderator.cookie)).text()).toContain(
    moderatedOfferPath(id),
  )
  const page = await (await site.get(moderatedOfferPath(id), moderator.cookie)).text()
  expect(page).toContain(code)
  expect(page).toContain(checkPicturePath(id))

  const approve = { intent: 'approve-check', code }
  expect((await decide(moderator, id, { ...approve, code: 'POPPY 11' })).status).toBe(409)
  expect((await decide(moderator, id, { ...approve, intent: 'reject-check' })).status).toBe(400)
  expect((await decide(moderator, id, approve)).status).toBe(303)
  const { rows: logged } = await tools.database.pool.query(
    'select decision from moderation_decisions where offer = $1',
    [id],
  )
  expect(logged).toContainEqual({ decision: 'approve-check' })
  // The check is in no list any more.
  expect((await decide(moderator, id, approve)).status).toBe(409)
  const path = await getListed(id)
  const isVerified = async () =>
    (await (await tools.look(path)).text()).includes(listingTexts.verified)
  expect(await isVerified()).toBe(true)

  await deleteExpiredRows(
    tools.database.orm,
    new Date(Date.now() + RETENTION_MS.checkPicture + 60_000),
  )
  expect((await site.get(checkPicturePath(id), owner.cookie)).status).toBe(404)

  const approveHome = async () => {
    const { revision } = await tools.readOffer(id)
    await decide(moderator, id, { intent: 'approve', revision: String(revision) })
  }
  const change = async (values: object) => {
    const draft = await site.beginChange(owner, id)
    await tools.database.pool.query(
      'update offers set content = content || $2::jsonb, revision = revision + 1 where id = $1',
      [draft, JSON.stringify(values)],
    )
    await site.submitHome(owner, draft)
    await approveHome()
  }
  await change({ amount: '16 000' })
  expect(await isVerified()).toBe(true)
  await change({ building: '99' })
  expect(await isVerified()).toBe(false)
})

it('lets a moderator reject a picture with a reason, but not for their own home', async () => {
  const { database, site, moderator } = tools
  const owner = await newConfirmedOwner()
  const id = await tools.publish(owner)
  await ask(owner, id)
  await sendPicture(owner, id)
  const code = await readCode(id)
  const reason = 'The sheet cannot be read: write larger, please.'
  expect((await decide(moderator, id, { intent: 'reject-check', code, reason })).status).toBe(303)
  const page = await (await site.get(homeCheckPath(id), owner.cookie)).text()
  expect(page).toContain(reason)
  expect(page).toContain(homeCheckTexts.again)
  expect(await (await tools.look(await getListed(id))).text()).not.toContain(listingTexts.verified)

  await ask(owner, id)
  await sendPicture(owner, id)
  await database.pool.query("insert into account_roles values ($1, 'moderator', now())", [
    owner.uid,
  ])
  const own = { intent: 'approve-check', code: await readCode(id) }
  expect((await decide(owner, id, own)).status).toBe(409)
})
