import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { formatPictureSrcSet, parsePictureUrl } from '#domain/catalog/listing/picture.ts'
import { offerPicturesPath, offerStepPath, sentPicturesPath } from '#domain/homes/offer/links.ts'
import { PICTURE_LIMITS } from '#domain/homes/picture/limits.ts'
import { moderatedOfferPath } from '#domain/moderation/links.ts'
import { signInPath } from '#domain/people/sign-in-path.ts'
import { PATHS } from '#domain/platform/paths.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { createOwnerSite } from '#test/homes/owner-site.ts'
import { drawPicture } from '#test/picture/draw-picture.ts'
import { type BuiltApp, startBuiltApp } from '#test/site/built-app.ts'
import type { SignedIn } from '#test/site/sign-in.ts'
import { formatPictureProblem } from '#texts/homes/pictures.ts'
import { reviewFlagNames } from '#texts/moderation/moderation.ts'

let database: Database
let app: BuiltApp
/** The site on the same database, with delivery of mails. */
let mailing: BuiltApp
let site: ReturnType<typeof createOwnerSite>
let owner: SignedIn
beforeAll(async () => {
  database = await freshDatabase()
  app = await startBuiltApp(database, { env: { MODERATION: 'after', TRUSTED_PROXY: 'on' } })
  const smtp = { SMTP_URL: 'smtp://localhost:9', SITE_URL: 'http://localhost' }
  mailing = await startBuiltApp(database, { env: { TRUSTED_PROXY: 'on', ...smtp } })
  site = createOwnerSite(app, database)
  owner = await site.signInOwner('owner@example.com')
})
afterAll(async () => {
  await mailing?.stop()
  await app?.stop()
  await database?.close()
})

/** The pictures of a home in order. */
async function list(id: string): Promise<string[]> {
  const { rows } = await database.pool.query(
    'select * from offer_pictures where offer = $1 order by position',
    [id],
  )
  return rows.map((row) => `/pictures/homes/${row.hash}-${row.width}x${row.height}.jpg`)
}

const change = (id: string, intent: string, url: string, cookie = owner.cookie) =>
  site.post(
    offerStepPath(id, 'pictures'),
    { intent, hash: url.slice('/pictures/homes/'.length).split('-')[0] ?? '' },
    cookie,
  )

const bytesOf = async (path: string) => Buffer.from(await (await app.request(path)).arrayBuffer())

it('shows uploaded pictures in the draft, in order, to moderators and to visitors', async () => {
  const id = await site.createDraft(owner)
  await site.fill(owner, id)
  const sent = await site.sendPictures(owner, id, [
    await drawPicture({ seed: 1, width: 900, height: 600, orientation: 6 }),
    await drawPicture({ seed: 2 }),
    await drawPicture({ seed: 3 }),
  ])
  expect([sent.status, sent.headers.get('location')]).toEqual([303, offerStepPath(id, 'pictures')])
  const [first = '', second = '', third = ''] = await list(id)
  // Upright.
  expect(parsePictureUrl(first)).toMatchObject({ width: 600, height: 900 })

  expect((await change(id, 'earlier', third)).status).toBe(303)
  expect((await change(id, 'later', first)).status).toBe(303)
  expect(await list(id)).toEqual([third, first, second])
  expect((await change(id, 'first', second)).status).toBe(303)
  expect((await change(id, 'remove', first)).status).toBe(303)
  expect(await list(id)).toEqual([second, third])
  const step = await (await site.get(offerStepPath(id, 'pictures'), owner.cookie)).text()
  expect(step.indexOf(second)).toBeGreaterThan(0)
  expect(step.indexOf(second)).toBeLessThan(step.indexOf(third))

  await site.submitHome(owner, id)
  expect((await change(id, 'remove', second)).status).toBe(409)
  const moderator = await site.signInModerator('moderator@example.com')
  const queued = await (await site.get(moderatedOfferPath(id), moderator.cookie)).text()
  expect(queued).toContain(second)
  const { rows } = await database.pool.query('select revision from offers where id = $1', [id])
  // Each change of a picture makes a new revision, so that nobody approves unseen pictures.
  expect(rows[0].revision).toBe(5 + 3 + 4)
  const decision = { intent: 'approve', revision: String(rows[0].revision) }
  expect((await site.decide(moderator, id, decision)).status).toBe(303)

  const listing = await database.pool.query('select * from listings where owner = $1', [owner.uid])
  expect(listing.rows[0].images).toEqual([second, third])
  const page = await site.get(`/rent/${listing.rows[0].id}`)
  const html = await page.text()
  expect(html).toContain(second)
  // The page contains the picture's placeholder.
  expect(html).toContain('data:image/webp;base64,')
  expect(await (await site.get(PATHS.myListings, owner.cookie)).text()).toContain(second)

  const url = parsePictureUrl(second)
  if (url === null) throw new Error(second)
  for (const format of ['avif', 'jpg'] as const)
    for (const candidate of formatPictureSrcSet(url, format).split(', ')) {
      const [path = '', width = ''] = candidate.split(' ')
      const metadata = await sharp(await bytesOf(path)).metadata()
      expect([path, metadata.width]).toEqual([path, Number.parseInt(width, 10)])
    }
  const response = await app.request(second)
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect((await app.request(second.replace(/\d+x/, '7x'))).status).toBe(404)
})

it('gives a duplicate the pictures, which stay when the first home is gone', async () => {
  const id = await site.createDraft(owner)
  await site.sendPictures(owner, id, [await drawPicture({ seed: 10 })])
  const pictures = await list(id)
  const copied = await site.act(owner, id, 'copy')
  const [, copy = ''] = /listings\/([^/]+)\//.exec(copied.headers.get('location') ?? '') ?? []
  expect(await list(copy)).toEqual(pictures)
  await database.pool.query('delete from offers where id = $1', [id])
  expect((await app.request(pictures[0] ?? '')).status).toBe(200)
})

it('explains each file that is not a picture, and adds the others', async () => {
  const id = await site.createDraft(owner)
  const good = await drawPicture({ seed: 20 })
  const response = await site.sendPictures(owner, id, [
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    good,
    good.subarray(0, good.length / 2),
    Buffer.from('Hello.'),
    Buffer.alloc(PICTURE_LIMITS.fileBytes + 1, good),
    await drawPicture({ seed: 21, width: 100, height: 100 }),
  ])
  const page = await site.get(response.headers.get('location') ?? '', owner.cookie)
  const html = await page.text()
  for (const problem of ['drawing', 'broken', 'not a picture', 'too large', 'too small'] as const)
    expect(html).toContain(formatPictureProblem(problem, PICTURE_LIMITS))
  expect(await list(id)).toHaveLength(1)
  // A picture that is sent twice is added once, and its owner is told.
  const again = await site.sendPictures(owner, id, [good])
  expect(again.headers.get('location')).toBe(offerPicturesPath(id, ['already there']))
  expect(await list(id)).toHaveLength(1)
})

it('reports a missing file, and an empty file as no picture', async () => {
  const id = await site.createDraft(owner)
  for (const [files, problem] of [
    [[], 'no file'],
    [[Buffer.alloc(0)], 'not a picture'],
  ] as const) {
    const sent = await site.sendPictures(owner, id, files)
    const page = await site.get(sent.headers.get('location') ?? '', owner.cookie)
    expect(await page.text()).toContain(formatPictureProblem(problem, PICTURE_LIMITS))
  }
})

it('finds no picture under a name that cannot be stored', async () => {
  expect((await site.sendPictures(owner, '\0', [])).status).toBe(404)
  expect((await site.get(offerStepPath('\0', 'pictures'), owner.cookie)).status).toBe(404)
  const id = await site.createDraft(owner)
  for (const intent of ['remove', 'first'])
    expect((await change(id, intent, '/pictures/homes/\0')).status).toBe(
      intent === 'remove' ? 400 : 303,
    )
})

it('limits a home to 20 pictures', async () => {
  const id = await site.createDraft(owner)
  await database.pool.query(
    `insert into offer_pictures
       (offer, hash, position, width, height, bytes, placeholder, likeness, created_at, first_at)
     select $1, lpad(n::text, 32, '0'), n, 640, 480, 1000, 'data:,', '0000000000000000', now(), now()
     from generate_series(1, 19) n`,
    [id],
  )
  const sent = await site.sendPictures(owner, id, [
    await drawPicture({ seed: 30 }),
    await drawPicture({ seed: 31 }),
  ])
  expect(sent.headers.get('location')).toContain('refused=too+many')
  expect(await list(id)).toHaveLength(PICTURE_LIMITS.pictures)
})

it('gives an account less room until its email address is confirmed, where mails are delivered', async () => {
  const person = await site.signInOwner('full@example.com')
  const id = await site.createDraft(person)
  await database.pool.query(
    `insert into offer_pictures
       (offer, hash, position, width, height, bytes, placeholder, likeness, created_at, first_at)
     values ($1, repeat('f', 32), 1, 640, 480, $2, 'data:,', '0000000000000000', now(), now())`,
    [id, PICTURE_LIMITS.unconfirmedBytes],
  )
  const send = async (to: Pick<BuiltApp, 'request'>, seed: number) => {
    const sent = createOwnerSite(to, database).sendPictures(person, id, [
      await drawPicture({ seed }),
    ])
    return new URL((await sent).headers.get('location') ?? '', 'http://localhost').search
  }
  expect(await send(mailing, 60)).toBe('?refused=unconfirmed+full')
  // If no mail is delivered, nobody can confirm an email address.
  expect(await send(app, 61)).toBe('')
  await database.pool.query('update accounts set email_verified = true where uid = $1', [
    person.uid,
  ])
  expect(await send(mailing, 62)).toBe('')
})

it('warns a moderator of a picture of another home, even in another size and format', async () => {
  const picture = await drawPicture({ seed: 50, width: 1_200, height: 900 })
  await site.sendPictures(owner, await site.createDraft(owner), [picture])
  const moderator = await site.signInModerator('looks-at-copies@example.com')
  const names: (string | undefined)[] = []
  for (const [name, sent] of [
    ['copier', await sharp(picture).resize(500).webp({ quality: 60 }).toBuffer()],
    ['honest', await drawPicture({ seed: 51 })],
  ] as const) {
    const other = await site.signInOwner(`${name}@example.com`)
    const id = await site.createDraft(other)
    await site.fill(other, id)
    await site.sendPictures(other, id, [sent as Buffer<ArrayBuffer>])
    await site.submitHome(other, id)
    const html = await (await site.get(moderatedOfferPath(id), moderator.cookie)).text()
    if (html.includes(reviewFlagNames['copied picture'])) names.push(name)
  }
  expect(names).toEqual(['copier'])
})

it('accepts pictures only from the owner, and only from pages of the site', async () => {
  const id = await site.createDraft(owner)
  const file = [await drawPicture({ seed: 40 })]
  const stranger = await site.signInOwner('stranger@example.com')
  expect((await site.sendPictures(stranger, id, file)).status).toBe(404)
  const nobody = await site.sendPictures({ ...owner, cookie: '' }, id, file)
  expect(nobody.headers.get('location')).toBe(signInPath(offerPicturesPath(id)))
  const headers = { Cookie: owner.cookie, 'Sec-Fetch-Site': 'cross-site' }
  const other = await app.request(sentPicturesPath(id), { method: 'POST', headers })
  expect(other.status).toBe(403)
  expect((await app.request(sentPicturesPath(id))).status).toBe(405)
  expect((await change(id, 'nonsense', '')).status).toBe(400)
  expect(await list(id)).toEqual([])
})
