import { isEstateType } from '#domain/catalog/listing/estate-type.ts'
import { parseListingId } from '#domain/catalog/listing/listing-id.ts'
import { isStorableText } from '#domain/platform/text/storable-text.ts'
import { SHORTLIST_LIMITS } from './limits.ts'
import type { Register, Registers } from './merge.ts'
import { mayWrite, type ShortlistRole } from './role.ts'

/** A home on a list, such as `rent/1001`: the end of its address. */
export type HomeKey = string

export type Reaction = 'for' | 'against'

export type Write = Pick<Register, 'key' | 'value'>

export interface ListedHome {
  readonly home: HomeKey
  readonly place: number
  /** The time on clocks in Kyiv: "2026-12-01T18:30". */
  readonly viewing: string | null
  readonly reactions: readonly { readonly member: string; readonly reaction: Reaction }[]
  readonly notes: readonly { readonly member: string; readonly text: string }[]
}

export interface ShortlistContent {
  readonly title: string
  /** In their order. */
  readonly homes: readonly ListedHome[]
}

// The keys. A home is on the list if its first register is true, and keeps the others when it is removed.
export const TITLE = 'title'
export const homeKey = (home: HomeKey): string => `home/${home}`
export const placeKey = (home: HomeKey): string => `place/${home}`
export const viewingKey = (home: HomeKey): string => `viewing/${home}`
export const reactionKey = (home: HomeKey, member: string): string => `reaction/${home}/${member}`
export const noteKey = (home: HomeKey, member: string): string => `note/${home}/${member}`

const OWN_KINDS = ['reaction', 'note']

/** `member` is whose register it is; '' for those of all. */
function parseKey(key: string) {
  if (key === TITLE) return { kind: TITLE, home: '', member: '' }
  const [kind = '', type, id = '', member = '', ...more] = key.split('/')
  if (!isEstateType(type) || parseListingId(id) === null || more.length > 0) return null
  const parsed = { kind, home: `${type}/${id}`, member }
  // Each register has one name: "home/rent/1/" would be another home for whoever counts them.
  const rest = OWN_KINDS.includes(kind) ? [member] : []
  return key === [kind, parsed.home, ...rest].join('/') ? parsed : null
}

/** The home that a register is about; '' for the title. */
export const getHome = (key: string): HomeKey => parseKey(key)?.home ?? ''

/** Also of text from a whole address: "https://homiq.example/uk/rent/1001?x#y". */
export function parseHome(text: string): HomeKey | null {
  const [, type, id = ''] = /(?:^|\/)(sale|rent)\/(\d+)\/?(?:[?#].*)?$/.exec(text.trim()) ?? []
  return type !== undefined && parseListingId(id) !== null ? `${type}/${id}` : null
}

const isTextUpTo = (value: unknown, length: number): value is string =>
  typeof value === 'string' && value.length <= length && isStorableText(value)

const VIEWING = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/

const IS_VALUE: Readonly<Record<string, (value: unknown) => boolean>> = {
  title: (value) => isTextUpTo(value, SHORTLIST_LIMITS.titleLength) && value.trim() !== '',
  home: (value) => typeof value === 'boolean',
  place: (value) => Number.isFinite(value),
  viewing: (value) => value === null || (typeof value === 'string' && VIEWING.test(value)),
  reaction: (value) => value === 'for' || value === 'against' || value === null,
  note: (value) =>
    value === null || (isTextUpTo(value, SHORTLIST_LIMITS.noteLength) && value.trim() !== ''),
}

/** Whether a write is well-formed and the member may do it. */
export function isAllowed(
  { key, value }: Write,
  { id, role }: { readonly id: string; readonly role: ShortlistRole },
): boolean {
  const parsed = parseKey(key)
  if (parsed === null || !Object.hasOwn(IS_VALUE, parsed.kind) || !mayWrite(role)) return false
  if (parsed.kind === TITLE && role !== 'owner') return false
  return (
    parsed.member === (OWN_KINDS.includes(parsed.kind) ? id : '') &&
    IS_VALUE[parsed.kind]?.(value) === true
  )
}

/** What the registers say. */
export function readContent(registers: Registers): ShortlistContent {
  const value = (key: string) => registers.get(key)?.value ?? null
  const all = [...registers.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const listed = all.flatMap(({ key, value: isOn }) =>
    parseKey(key)?.kind === 'home' && isOn === true ? [getHome(key)] : [],
  )
  const homes = new Map(
    listed.map((home) => [
      home,
      {
        home,
        place: Number(value(placeKey(home)) ?? 0),
        viewing: value(viewingKey(home)) as string | null,
        reactions: [] as { member: string; reaction: Reaction }[],
        notes: [] as { member: string; text: string }[],
      },
    ]),
  )
  for (const { key, value: own } of all) {
    const parsed = parseKey(key)
    const home = homes.get(parsed?.home ?? '')
    if (parsed === null || home === undefined || own === null) continue
    const { kind, member } = parsed
    if (kind === 'reaction') home.reactions.push({ member, reaction: own as Reaction })
    if (kind === 'note') home.notes.push({ member, text: String(own) })
  }
  return {
    title: String(value(TITLE) ?? ''),
    homes: [...homes.values()].toSorted((a, b) => a.place - b.place || (a.home < b.home ? -1 : 1)),
  }
}
