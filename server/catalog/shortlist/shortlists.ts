import { acceptWrites } from '#domain/catalog/shortlist/accept.ts'
import { type HomeKey, readContent } from '#domain/catalog/shortlist/content.ts'
import { SHORTLIST_LIMITS } from '#domain/catalog/shortlist/limits.ts'
import { nextTime, type Register } from '#domain/catalog/shortlist/merge.ts'
import { addHomes, readWrites } from '#domain/catalog/shortlist/read-writes.ts'
import { isMore, type ShortlistRole } from '#domain/catalog/shortlist/role.ts'
import type { Shortlist, ShortlistAnswer } from '#domain/catalog/shortlist/shortlist.ts'
import type { Language } from '#domain/platform/language.ts'
import { isUuid } from '#domain/platform/text/uuid.ts'
import { CATALOG_LIMITS } from '#server/catalog/rate-limits.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { createRateLimit } from '#server/platform/http/limits/rate-limit.ts'
import {
  addLink,
  addMember,
  addShortlist,
  changeRegisters,
  deleteShortlist,
  removeMember,
  revokeLink,
} from './commands.ts'
import type { ShortlistHub } from './live/hub.ts'
import {
  type FoundMember,
  findInvitation,
  findMember,
  findSeq,
  type Invitation,
  listLinks,
  listMembers,
  listRegisters,
  listShortlists,
  type ShortlistReader,
} from './queries.ts'
import { findShownHomes, type ListedCatalog } from './shown-homes.ts'

/** What a member reads: later changes, in the language of the page. */
interface Reading {
  /** 0 for everything. */
  readonly since: number
  readonly language: Language
}

interface ShortlistsOptions {
  readonly db: Queryable
  readonly catalog: ListedCatalog
  readonly hub: ShortlistHub
  readonly now?: () => Date
}

/** Every call acts for one reader; `null` and 'not found' are for those who may not open the list. */
export function createShortlists(options: ShortlistsOptions) {
  const { db, catalog, hub, now = () => new Date() } = options
  const made = createRateLimit(CATALOG_LIMITS.newShortlist)
  const written = createRateLimit(CATALOG_LIMITS.shortlist)

  const find = async (reader: ShortlistReader, id: string): Promise<FoundMember | null> =>
    isUuid(id) ? findMember(db, reader, id) : null

  async function findOwner(reader: ShortlistReader, id: string): Promise<FoundMember | null> {
    const me = await find(reader, id)
    return me?.role === 'owner' ? me : null
  }

  const tell = async (id: string) => hub.publish(id, { seq: await findSeq(db, id) })

  async function readAs(me: FoundMember, { since, language }: Reading): Promise<Shortlist> {
    // The number is read first: what is written meanwhile comes twice, but is never missed.
    const seq = await findSeq(db, me.list)
    const registers = await listRegisters(db, me.list, since)
    const { homes } = readContent(new Map(registers.map((register) => [register.key, register])))
    return {
      id: me.list,
      seq,
      now: now().getTime(),
      me: { id: me.id, name: me.name, role: me.role },
      members: await listMembers(db, me.list),
      links: me.role === 'owner' ? await listLinks(db, me.list) : [],
      registers,
      homes: await findShownHomes(
        catalog,
        homes.map(({ home }) => home),
        language,
      ),
    }
  }

  /** Which of these homes visitors find. */
  async function findOffered(keys: readonly string[]): Promise<(home: HomeKey) => boolean> {
    const homes = keys.filter((key) => key.startsWith('home/')).map((key) => key.slice(5))
    const shown = await findShownHomes(catalog, homes, 'en')
    const offered = new Set(shown.flatMap(({ home, listing }) => (listing === null ? [] : [home])))
    return (home) => offered.has(home)
  }

  async function store(me: FoundMember, writes: readonly Omit<Register, 'member'>[]) {
    const isOffered = await findOffered(writes.map(({ key }) => key))
    const at = now()
    const stored = await changeRegisters(
      db,
      me.list,
      (registers) => acceptWrites(registers, writes, { member: me, now: at.getTime(), isOffered }),
      at,
    )
    if (stored !== null) hub.publish(me.list, { seq: stored.seq })
    return stored
  }

  return {
    /** @param homes counted in each list */
    listOwn: (reader: ShortlistReader, homes: readonly HomeKey[]) =>
      listShortlists(db, reader, homes),
    async read(reader: ShortlistReader, id: string, reading: Reading) {
      const me = await find(reader, id)
      return me && readAs(me, reading)
    },
    async write(
      reader: ShortlistReader,
      id: string,
      writes: readonly Omit<Register, 'member'>[],
      reading: Reading,
    ): Promise<ShortlistAnswer | 'too many' | null> {
      const me = await find(reader, id)
      if (me === null) return null
      if (!(await written.take(id))) return 'too many'
      const stored = await store(me, writes)
      if (stored === null) return null
      const { ahead, refused } = stored
      return { ...(await readAs(me, reading)), ahead, refused }
    },
    /** @returns whether all of the form was taken */
    async writeForm(reader: ShortlistReader, id: string, form: FormData) {
      const me = await find(reader, id)
      if (me === null) return null
      if (!(await written.take(id))) return 'too many'
      const all = await listRegisters(db, id, 0)
      const registers = new Map(all.map((register) => [register.key, register]))
      const writes = readWrites(form, readContent(registers), me.id)
      const dated = writes.map((write) => ({
        ...write,
        time: nextTime(now().getTime(), registers.get(write.key)?.time ?? 0),
      }))
      const stored = await store(me, dated)
      return stored && writes.length > 0 && stored.ahead.length + stored.refused.length === 0
    },
    /** @returns the id of the list */
    async make(
      reader: ShortlistReader,
      {
        title,
        name,
        homes,
      }: { readonly title: string; readonly name: string; readonly homes: readonly string[] },
      ip: string,
    ) {
      if (!(await made.take(ip))) return 'too many'
      const own = await listShortlists(db, reader)
      if (own.length >= SHORTLIST_LIMITS.lists) return 'too many'
      const writes = addHomes(homes.slice(0, SHORTLIST_LIMITS.homes), [])
      const isOffered = await findOffered(writes.map(({ key }) => key))
      const offered = writes.filter(({ key }) => isOffered(key.replace(/^\w+\//, '')))
      return { id: await addShortlist(db, reader, { title, name, homes: offered }, now()) }
    },
    findInvitation: (token: string) => findInvitation(db, token),
    /** The list, if this reader gains nothing by the link. */
    async findJoined(reader: ShortlistReader, { list, role }: Invitation) {
      const me = await find(reader, list)
      return me === null || isMore(role, me.role) ? null : list
    },
    async join(
      reader: ShortlistReader,
      { list, link, role }: Invitation,
      name: string,
      ip: string,
    ) {
      if (!(await made.take(ip))) return 'too many'
      const me = await find(reader, list)
      if (me !== null && !isMore(role, me.role)) return 'joined'
      const done = await addMember(db, reader, { list, link, name }, now())
      await tell(list)
      return done
    },
    /** For owners. @returns the secret of the link */
    async makeLink(reader: ShortlistReader, id: string, role: ShortlistRole) {
      if ((await findOwner(reader, id)) === null) return 'not found'
      const token = await addLink(db, id, role, now())
      await tell(id)
      return token === 'too many' || token === 'not found' ? token : { token }
    },
    /** For owners. */
    async revokeLink(reader: ShortlistReader, id: string, link: string) {
      if ((await findOwner(reader, id)) === null || !isUuid(link)) return 'not found'
      await revokeLink(db, id, link, now())
      await tell(id)
      return 'revoked'
    },
    async leave(reader: ShortlistReader, id: string) {
      const me = await find(reader, id)
      if (me === null) return 'not found'
      await db.transaction((transaction) => removeMember(transaction, me, now()))
      await tell(id)
      return 'left'
    },
    /** For owners. */
    async remove(reader: ShortlistReader, id: string) {
      if ((await findOwner(reader, id)) === null) return 'not found'
      await deleteShortlist(db, id)
      await tell(id)
      return 'removed'
    },
  }
}
