import { and, asc, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type HomeKey, homeKey, TITLE } from '#domain/catalog/shortlist/content.ts'
import type { Register } from '#domain/catalog/shortlist/merge.ts'
import type { ShortlistRole } from '#domain/catalog/shortlist/role.ts'
import type { ShortlistLink, ShortlistMember } from '#domain/catalog/shortlist/shortlist.ts'
import type { Queryable } from '#server/platform/db/open.ts'
import { hashSecret } from '#server/platform/secret.ts'
import { shortlistLinks, shortlistMembers, shortlistRegisters, shortlists } from './tables.ts'

/** Who asks for a list: an account, a browser, or one as well as the other. */
export interface ShortlistReader {
  readonly uid: string | null
  /** The secret of the browser. */
  readonly browser: string | null
}

const isReader = ({ uid, browser }: ShortlistReader) =>
  or(
    uid === null ? undefined : eq(shortlistMembers.uid, uid),
    browser === null ? undefined : eq(shortlistMembers.browserHash, hashSecret(browser)),
  ) ?? sql`false`

/** Whoever made the list has come by no link. */
const ROLE = sql<ShortlistRole>`coalesce(${shortlistLinks.role}, 'owner')`

export type FoundMember = Awaited<ReturnType<typeof selectMembers>>[number]

/** Somebody's memberships whose link was not revoked, of one list or of all. */
const selectMembers = (db: Queryable, reader: ShortlistReader, list?: string) =>
  db
    .select({
      id: shortlistMembers.id,
      list: shortlistMembers.list,
      name: shortlistMembers.name,
      role: ROLE,
    })
    .from(shortlistMembers)
    .innerJoin(shortlists, eq(shortlists.id, shortlistMembers.list))
    .leftJoin(shortlistLinks, eq(shortlistLinks.id, shortlistMembers.link))
    .where(
      and(
        isReader(reader),
        isNull(shortlistLinks.revokedAt),
        list === undefined ? undefined : eq(shortlistMembers.list, list),
      ),
    )
    // The account comes before the browser.
    .orderBy(desc(shortlists.changedAt), asc(sql`${shortlistMembers.uid} is null`))

/** `null` for everybody who may not open the list. */
export async function findMember(
  db: Queryable,
  reader: ShortlistReader,
  list: string,
): Promise<FoundMember | null> {
  const [found] = await selectMembers(db, reader, list)
  return found ?? null
}

// The names are written out: of a query of one table, the query builder leaves the table's name away.
const TITLE_OF_LIST = sql<string>`coalesce((
  select value ->> 'is' from shortlist_registers where list = shortlists.id and key = ${TITLE}
), '')`

const countHomes = (which: SQL) => sql<number>`(
  select count(*) from shortlist_registers
  where list = shortlists.id and ${which} and value ->> 'is' = 'true'
)::integer`

const HOMES_OF_LIST = countHomes(sql`key like 'home/%'`)

const PEOPLE_OF_LIST = sql<number>`(
  select count(*) from shortlist_members where list = shortlists.id
)::integer`

const JOINED_BY_LINK = sql<string[]>`array(
  select name from shortlist_members where link = shortlist_links.id order by 1
)`

/** The latest changed first. */
export async function listShortlists(
  db: Queryable,
  reader: ShortlistReader,
  homes: readonly HomeKey[] = [],
) {
  const own = await selectMembers(db, reader)
  // The first of two memberships counts, as in `findMember`.
  const roles = new Map(own.toReversed().map(({ list, role }) => [list, role]))
  if (roles.size === 0) return []
  const found = await db
    .select({
      id: shortlists.id,
      title: TITLE_OF_LIST,
      homes: HOMES_OF_LIST,
      people: PEOPLE_OF_LIST,
      /** How many of the homes that were asked about are on it. */
      listed: countHomes(sql`key = any(${sql.param(homes.map(homeKey))}::text[])`),
    })
    .from(shortlists)
    .where(inArray(shortlists.id, [...roles.keys()]))
    .orderBy(desc(shortlists.changedAt))
  return found.map((list) => ({ ...list, role: roles.get(list.id) ?? 'viewer' }))
}

/** The number of its last change. */
export async function findSeq(db: Queryable, list: string): Promise<number> {
  const [row] = await listSeqs(db, [list])
  return row?.seq ?? 0
}

/** Those of a set of lists that changed since a process was told. */
export const listSeqs = (db: Queryable, lists: readonly string[]) =>
  db
    .select({ id: shortlists.id, seq: shortlists.seq })
    .from(shortlists)
    .where(sql`${shortlists.id} = any(${sql.param([...lists])}::uuid[])`)

/** @param since only those of later changes */
export async function listRegisters(
  db: Queryable,
  list: string,
  since: number,
): Promise<Register[]> {
  const rows = await db
    .select()
    .from(shortlistRegisters)
    .where(and(eq(shortlistRegisters.list, list), gt(shortlistRegisters.seq, since)))
  return rows.map(({ key, value, time, member }) => ({ key, value: value.is, time, member }))
}

/** Also of those who have no access any longer, whose votes stay. */
export const listMembers = (db: Queryable, list: string): Promise<ShortlistMember[]> =>
  db
    .select({ id: shortlistMembers.id, name: shortlistMembers.name })
    .from(shortlistMembers)
    .where(eq(shortlistMembers.list, list))
    .orderBy(asc(shortlistMembers.joinedAt), asc(shortlistMembers.id))

/** Those that were not revoked. */
export const listLinks = (db: Queryable, list: string): Promise<ShortlistLink[]> =>
  db
    .select({
      id: shortlistLinks.id,
      role: shortlistLinks.role,
      joined: JOINED_BY_LINK,
    })
    .from(shortlistLinks)
    .where(and(eq(shortlistLinks.list, list), isNull(shortlistLinks.revokedAt)))
    .orderBy(asc(shortlistLinks.createdAt), asc(shortlistLinks.id))

export type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

/** `null` for a token that is unknown or was revoked. */
export async function findInvitation(db: Queryable, token: string) {
  const [found] = await db
    .select({
      link: shortlistLinks.id,
      list: shortlists.id,
      role: shortlistLinks.role,
      title: TITLE_OF_LIST,
      homes: HOMES_OF_LIST,
    })
    .from(shortlistLinks)
    .innerJoin(shortlists, eq(shortlists.id, shortlistLinks.list))
    .where(and(eq(shortlistLinks.hash, hashSecret(token)), isNull(shortlistLinks.revokedAt)))
  return found ?? null
}

/** For the download: the lists of an account, with all that this person wrote in them. */
export async function listShortlistData(db: Queryable, uid: string): Promise<object[]> {
  const own = await db
    .select({
      id: shortlistMembers.id,
      list: shortlists.id,
      name: shortlistMembers.name,
      joinedAt: shortlistMembers.joinedAt,
      title: TITLE_OF_LIST,
    })
    .from(shortlistMembers)
    .innerJoin(shortlists, eq(shortlists.id, shortlistMembers.list))
    .where(eq(shortlistMembers.uid, uid))
    .orderBy(asc(shortlistMembers.joinedAt))
  const written = await db
    .select()
    .from(shortlistRegisters)
    .where(
      inArray(
        shortlistRegisters.member,
        own.map(({ id }) => id),
      ),
    )
  return own.map(({ id, list, ...data }) => ({
    ...data,
    written: written
      .filter((row) => row.list === list && row.member === id)
      .map(({ key, value, time }) => ({
        what: key.replace(`/${id}`, ''),
        value: value.is,
        at: new Date(time),
      })),
  }))
}
