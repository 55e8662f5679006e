import {
  homeKey,
  noteKey,
  parseHome,
  placeKey,
  reactionKey,
  type ShortlistContent,
  TITLE,
  viewingKey,
  type Write,
} from './content.ts'
import { getLastPlace, moveHome } from './order.ts'

/** As `FormData` has it. */
interface PostedFields {
  readonly get: (name: string) => unknown
  readonly getAll: (name: string) => unknown[]
  readonly has: (name: string) => boolean
}

/** What one of the page's forms writes; the browser reads it at once, the server where there are no scripts. */
export function readWrites(
  form: PostedFields,
  { homes }: ShortlistContent,
  member: string,
): readonly Write[] {
  const get = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : null
  }
  const title = get('title')
  if (title !== null) return [{ key: TITLE, value: title }]
  if (form.has('link')) return addHomes(form.getAll('link').map(String), homes)
  const home = parseHome(get('home') ?? '')
  if (home === null) return []
  const [reaction, note, viewing, move] = ['reaction', 'note', 'viewing', 'move'].map(get)
  if (reaction != null) return [{ key: reactionKey(home, member), value: reaction || null }]
  if (note != null) return [{ key: noteKey(home, member), value: note || null }]
  if (viewing != null) return [{ key: viewingKey(home), value: viewing || null }]
  if (move != null) {
    const from = homes.findIndex((it) => it.home === home)
    return moveHome(homes, from, from + (move === 'up' ? -1 : 1))
  }
  return form.has('remove') ? [{ key: homeKey(home), value: false }] : []
}

/** At the end, in their order; those that are on the list already, and texts that name no home, are left out. */
export function addHomes(
  texts: readonly string[],
  listed: ShortlistContent['homes'],
): readonly Write[] {
  const known = new Set(listed.map(({ home }) => home))
  const last = getLastPlace(listed)
  const added = new Set(texts.map(parseHome).filter((home) => home !== null && !known.has(home)))
  return [...added].flatMap((home, index) =>
    home === null
      ? []
      : [
          { key: homeKey(home), value: true },
          { key: placeKey(home), value: last + index },
        ],
  )
}
