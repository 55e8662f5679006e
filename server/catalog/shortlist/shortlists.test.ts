import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { homeKey, noteKey, reactionKey, readContent } from '#domain/catalog/shortlist/content.ts'
import { SHORTLIST_LIMITS } from '#domain/catalog/shortlist/limits.ts'
import type { Shortlist } from '#domain/catalog/shortlist/shortlist.ts'
import { deleteExpiredRows } from '#server/operations/personal-data/retention.ts'
import type { Database } from '#server/platform/db/open.ts'
import { createSecret } from '#server/platform/secret.ts'
import { freshDatabase } from '#test/database/database.ts'
import { addLink, eraseShortlists, removeMember, revokeLink } from './commands.ts'
import { createShortlistHub, followShortlists } from './live/hub.ts'
import { listShortlistData, type ShortlistReader } from './queries.ts'
import { createShortlists } from './shortlists.ts'

const READING = { since: 0, language: 'en' } as const
const HOMES = ['rent/1', 'rent/2', 'sale/1']

let database: Database
let lists: ReturnType<typeof createShortlists>
let offered = new Set(HOMES)
/** Runs once, while it is looked up whether a home is offered. */
let offeredHook: () => Promise<unknown> = async () => {}
const hub = createShortlistHub()
beforeAll(async () => {
  database = await freshDatabase()
  lists = createShortlists({
    db: database.orm,
    hub,
    catalog: {
      async findListings(type, ids) {
        const hook = offeredHook
        offeredHook = async () => {}
        await hook()
        return ids
          .filter((id) => offered.has(`${type}/${id}`))
          .map((id) => ({ id, address: `Street ${id}`, description: '', images: [] }) as never)
      },
      findAbsentListing: async () => null,
    },
  })
})
afterAll(() => database.close())

const byBrowser = (): ShortlistReader => ({ uid: null, browser: createSecret() })
const byAccount = (): ShortlistReader => ({ uid: randomUUID(), browser: null })

async function make(reader: ShortlistReader, homes: readonly string[] = HOMES): Promise<string> {
  const made = await lists.make(reader, { title: 'Ours', name: 'Olena', homes }, '1.2.3.4')
  return made === 'too many' ? '' : made.id
}

async function invite(owner: ShortlistReader, id: string, role: 'owner' | 'editor' | 'viewer') {
  const link = await lists.makeLink(owner, id, role)
  return typeof link === 'string' ? '' : link.token
}

async function join(token: string, reader: ShortlistReader, name: string) {
  const invitation = await lists.findInvitation(token)
  if (invitation === null) return null
  await lists.join(reader, invitation, name, '1.2.3.4')
  return lists.read(reader, invitation.list, READING)
}

const readList = async (reader: ShortlistReader, id: string) =>
  (await lists.read(reader, id, READING)) as Shortlist

const getContent = ({ registers }: Pick<Shortlist, 'registers'>) =>
  readContent(new Map(registers.map((register) => [register.key, register])))

const write = (reader: ShortlistReader, id: string, key: string, value: unknown, ms = 0) =>
  lists.write(reader, id, [{ key, value: value as string, time: Date.now() + ms }], READING)

it('is opened by whoever made it or joined, and by nobody else', async () => {
  const [olena, taras, somebody] = [byAccount(), byBrowser(), byBrowser()]
  const id = await make(olena)
  expect(getContent(await readList(olena, id))).toMatchObject({
    title: 'Ours',
    homes: [{ home: 'rent/1' }, { home: 'rent/2' }, { home: 'sale/1' }],
  })
  const joined = await join(await invite(olena, id, 'editor'), taras, 'Taras')
  expect(joined?.me).toMatchObject({ name: 'Taras', role: 'editor' })
  expect(joined?.members.map(({ name }) => name)).toEqual(['Olena', 'Taras'])
  expect(joined?.links).toEqual([])
  expect(joined?.homes.find(({ home }) => home === 'rent/2')?.address).toBe('Street 2')
  for (const reader of [somebody, { uid: null, browser: null }]) {
    expect(await lists.read(reader, id, READING)).toBeNull()
    expect(await write(reader, id, homeKey('rent/1'), false)).toBeNull()
    expect(await lists.leave(reader, id)).toBe('not found')
  }
  expect(await lists.read(olena, 'no-uuid', READING)).toBeNull()
  expect(await lists.listOwn(taras, ['rent/1', 'rent/9'])).toEqual([
    { id, title: 'Ours', homes: 3, people: 2, role: 'editor', listed: 1 },
  ])
  expect(await lists.listOwn(somebody, [])).toEqual([])
})

it('stores of a link only its hash, and forgets no write that was accepted', async () => {
  const olena = byAccount()
  const id = await make(olena)
  const token = await invite(olena, id, 'viewer')
  const { rows } = await database.pool.query('select * from shortlist_links where list = $1', [id])
  expect(JSON.stringify(rows)).not.toContain(token)
  expect(await lists.findInvitation('made-up')).toBeNull()
})

describe('a write', () => {
  it('needs the role, and a note the member', async () => {
    const [olena, viewer, editor] = [byAccount(), byBrowser(), byBrowser()]
    const id = await make(olena)
    const read = await join(await invite(olena, id, 'viewer'), viewer, 'Vira')
    const edited = await join(await invite(olena, id, 'editor'), editor, 'Ivan')
    const [mine, theirs] = [edited?.me.id ?? '', read?.me.id ?? '']
    const refused = async (reader: ShortlistReader, key: string, value: unknown) => {
      const answer = await write(reader, id, key, value)
      return answer === 'too many' || answer === null ? answer : answer.refused
    }
    expect(await refused(viewer, reactionKey('rent/1', theirs), 'for')).toHaveLength(1)
    expect(await refused(editor, reactionKey('rent/1', mine), 'for')).toEqual([])
    expect(await refused(editor, noteKey('rent/1', theirs), 'Not mine')).toHaveLength(1)
    expect(await refused(editor, 'title', 'Mine')).toHaveLength(1)
    expect(await refused(olena, 'title', 'Yours')).toEqual([])
    expect(await refused(editor, homeKey('rent/999'), true)).toHaveLength(1)
    for (const owner of [viewer, editor]) {
      expect(await lists.makeLink(owner, id, 'owner')).toBe('not found')
      expect(await lists.remove(owner, id)).toBe('not found')
    }
    const { title, homes } = getContent(await readList(olena, id))
    expect([title, homes[0]?.reactions]).toEqual(['Yours', [{ member: mine, reaction: 'for' }]])
  })

  it('dated hours ahead is refused, one dated earlier than what is stored changes nothing', async () => {
    const olena = byAccount()
    const id = await make(olena)
    expect(await write(olena, id, 'title', 'Soon', 7_200_000)).toMatchObject({ ahead: ['title'] })
    expect(await write(olena, id, 'title', 'New', 1)).toMatchObject({ ahead: [], refused: [] })
    await write(olena, id, 'title', 'Old', -3_600_000)
    expect(getContent(await readList(olena, id)).title).toBe('New')
  })

  it('comes alone to whoever read the rest', async () => {
    const olena = byAccount()
    const id = await make(olena)
    const { seq } = await readList(olena, id)
    await write(olena, id, homeKey('rent/2'), false)
    const later = await lists.read(olena, id, { ...READING, since: seq })
    expect(later?.registers.map(({ key }) => key)).toEqual([homeKey('rent/2')])
    expect(later?.homes).toEqual([])
  })

  it('of two people at once is kept of both', async () => {
    const olena = byAccount()
    const id = await make(olena)
    const taras = byBrowser()
    const joined = await join(await invite(olena, id, 'editor'), taras, 'Taras')
    const me = (await readList(olena, id)).me.id
    await Promise.all([
      write(olena, id, reactionKey('rent/1', me), 'for'),
      write(taras, id, reactionKey('rent/1', joined?.me.id ?? ''), 'against'),
      write(taras, id, noteKey('rent/1', joined?.me.id ?? ''), 'Too loud'),
    ])
    const [home] = getContent(await readList(olena, id)).homes
    expect(home?.reactions).toHaveLength(2)
    expect(home?.notes).toEqual([{ member: joined?.me.id, text: 'Too loud' }])
  })

  it('by a form needs no scripts', async () => {
    const olena = byAccount()
    const id = await make(olena)
    const form = new FormData()
    form.set('home', 'sale/1')
    form.set('note', 'Quiet')
    expect(await lists.writeForm(olena, id, form)).toBe(true)
    expect(await lists.writeForm(olena, id, new FormData())).toBe(false)
    expect(getContent(await readList(olena, id)).homes[2]?.notes).toMatchObject([{ text: 'Quiet' }])
  })
})

describe('a link', () => {
  it('that is revoked ends the access of those who came by it; what they wrote stays', async () => {
    const [olena, taras] = [byAccount(), byBrowser()]
    const id = await make(olena)
    const token = await invite(olena, id, 'editor')
    const me = (await join(token, taras, 'Taras'))?.me.id ?? ''
    await write(taras, id, noteKey('rent/1', me), 'Near work')
    const [link] = (await readList(olena, id)).links
    expect(link).toMatchObject({ role: 'editor', joined: ['Taras'] })
    expect(await lists.revokeLink(taras, id, link?.id ?? '')).toBe('not found')
    await lists.revokeLink(olena, id, link?.id ?? '')
    expect(await lists.read(taras, id, READING)).toBeNull()
    expect(await write(taras, id, noteKey('rent/1', me), 'Still here')).toBeNull()
    expect(await lists.findInvitation(token)).toBeNull()
    const after = await readList(olena, id)
    expect(getContent(after).homes[0]?.notes).toEqual([{ member: me, text: 'Near work' }])
    expect(after.members.map(({ name }) => name)).toEqual(['Olena', 'Taras'])
    expect(after.links).toEqual([])
  })

  it('that gives more replaces the one before, one that gives less does not', async () => {
    const [olena, taras] = [byAccount(), byBrowser()]
    const id = await make(olena)
    const [viewer, editor] = [await invite(olena, id, 'viewer'), await invite(olena, id, 'editor')]
    await join(viewer, taras, 'Taras')
    const invitation = await lists.findInvitation(editor)
    expect(invitation && (await lists.findJoined(taras, invitation))).toBeNull()
    expect((await join(editor, taras, 'Taras'))?.me.role).toBe('editor')
    const first = await lists.findInvitation(viewer)
    expect(first && (await lists.findJoined(taras, first))).toBe(id)
    expect(await lists.listOwn(taras, [])).toMatchObject([{ people: 2 }])
  })

  it('that was revoked makes room for another, and is kept only if somebody came by it', async () => {
    const [olena, taras] = [byAccount(), byBrowser()]
    const id = await make(olena)
    await join(await invite(olena, id, 'editor'), taras, 'Taras')
    while ((await invite(olena, id, 'viewer')) !== '');
    const { links } = await readList(olena, id)
    expect(links).toHaveLength(SHORTLIST_LIMITS.links)
    for (const link of links) await lists.revokeLink(olena, id, link.id)
    expect(await invite(olena, id, 'viewer')).not.toBe('')
    const { rows } = await database.pool.query('select * from shortlist_links where list = $1', [
      id,
    ])
    expect(rows).toHaveLength(2)
    expect((await readList(olena, id)).members.map(({ name }) => name)).toEqual(['Olena', 'Taras'])
  })
})

describe('a list that is deleted meanwhile', () => {
  /** Deletes it after somebody was found to be on it. */
  async function beginDeleting(role: 'owner' | 'editor') {
    const [olena, taras] = [byAccount(), byAccount()]
    const id = await make(olena)
    const token = await invite(olena, id, role)
    const joined = await join(token, taras, 'Taras')
    const invitation = await lists.findInvitation(token)
    if (joined === null || invitation === null) throw new Error('It is not there.')
    offeredHook = () => lists.remove(olena, id)
    return { id, olena, taras, invitation, member: { id: joined.me.id, list: id } }
  }

  it('is not found by whoever writes', async () => {
    const { id, taras, member } = await beginDeleting('editor')
    expect(await write(taras, id, noteKey('rent/1', member.id), 'Too late')).toBeNull()
    const other = await beginDeleting('editor')
    const form = new FormData()
    form.set('home', 'rent/1')
    form.set('note', 'Too late')
    expect(await lists.writeForm(other.taras, other.id, form)).toBeNull()
  })

  it('is not found by whoever joins, invites, revokes, leaves or is erased', async () => {
    const { id, olena, invitation, member } = await beginDeleting('owner')
    await lists.remove(olena, id)
    const now = new Date()
    expect(await lists.join(byBrowser(), invitation, 'Ivan', '1.2.3.4')).toBe('not found')
    expect(await addLink(database.orm, id, 'viewer', now)).toBe('not found')
    await revokeLink(database.orm, id, invitation.link, now)
    await database.orm.transaction((transaction) => removeMember(transaction, member, now))
  })
})

it('who leaves takes votes and notes along, from every copy; the last one the list', async () => {
  const [olena, taras] = [byAccount(), byAccount()]
  const id = await make(olena)
  const me = (await join(await invite(olena, id, 'editor'), taras, 'Taras'))?.me.id ?? ''
  await write(taras, id, noteKey('rent/1', me), 'Near work')
  const { seq } = await readList(olena, id)
  await lists.leave(taras, id)
  const later = await lists.read(olena, id, { ...READING, since: seq })
  expect(later?.registers).toMatchObject([{ key: noteKey('rent/1', me), value: null }])
  expect(later?.members.map(({ name }) => name)).toEqual(['Olena'])
  expect(await lists.leave(olena, id)).toBe('left')
  const { rows } = await database.pool.query('select id from shortlists where id = $1', [id])
  expect(rows).toEqual([])
})

it('is downloaded and erased with the account', async () => {
  const [olena, taras] = [byAccount(), byBrowser()]
  const id = await make(olena)
  await join(await invite(olena, id, 'editor'), taras, 'Taras')
  const me = (await readList(olena, id)).me.id
  await write(olena, id, noteKey('rent/1', me), 'Near work')
  const uid = olena.uid ?? ''
  const [data] = await listShortlistData(database.orm, uid)
  expect(data).toMatchObject({ title: 'Ours', name: 'Olena' })
  expect(JSON.stringify(data)).toContain('"what":"note/rent/1","value":"Near work"')
  await database.orm.transaction((transaction) => eraseShortlists(transaction, uid, new Date()))
  expect(await listShortlistData(database.orm, uid)).toEqual([])
  const left = await readList(taras, id)
  expect(left.members.map(({ name }) => name)).toEqual(['Taras'])
  expect(JSON.stringify(left)).not.toContain('Near work')
})

it('is deleted a year after its last change', async () => {
  const olena = byAccount()
  const id = await make(olena)
  const soon = new Date(Date.now() + 364 * 86_400_000)
  await deleteExpiredRows(database.orm, soon)
  expect(await lists.read(olena, id, READING)).not.toBeNull()
  await deleteExpiredRows(database.orm, new Date(soon.getTime() + 2 * 86_400_000))
  expect(await lists.read(olena, id, READING)).toBeNull()
})

it('tells of changes here at once, and of those of other processes', async () => {
  const olena = byAccount()
  const id = await make(olena)
  const told: number[] = []
  const stop = hub.subscribe(id, ({ seq }) => told.push(seq))
  await write(olena, id, 'title', 'New', 1)
  expect(told).toEqual([2])
  stop()
  const other = createShortlistHub()
  other.subscribe(id, ({ seq }) => told.push(seq))
  const follower = followShortlists(database.orm, other, 10)
  await expect
    .poll(async () => {
      await write(olena, id, 'title', 'Newer', 2)
      return told.length
    })
    .toBeGreaterThan(1)
  await follower.stop()
})

it('shows a home that is no longer offered, and does not offer it to others', async () => {
  const olena = byAccount()
  const id = await make(olena)
  offered = new Set(['rent/1'])
  const { homes } = await readList(olena, id)
  offered = new Set(HOMES)
  expect(
    homes
      .filter(({ listing }) => listing === null)
      .map(({ home }) => home)
      .sort(),
  ).toEqual(['rent/2', 'sale/1'])
})
