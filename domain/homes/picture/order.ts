const PICTURE_MOVES = ['first', 'earlier', 'later'] as const
export type PictureMove = (typeof PICTURE_MOVES)[number]

const isPictureMove = (text: unknown): text is PictureMove =>
  PICTURE_MOVES.some((move) => move === text)

/** Moves a picture by one place, or to the front; returns the same order if that is impossible. */
export function movePicture<Id>(order: readonly Id[], id: Id, move: PictureMove): Id[] {
  const from = order.indexOf(id)
  const to = move === 'first' ? 0 : move === 'earlier' ? from - 1 : from + 1
  return placePicture(order, id, to)
}

/**
 * Puts a picture at a place, counted from 0; returns the same order if there is no such picture or
 * place.
 */
export function placePicture<Id>(order: readonly Id[], id: Id, to: number): Id[] {
  if (!order.includes(id) || to < 0 || to >= order.length) return [...order]
  return order.filter((other) => other !== id).toSpliced(to, 0, id)
}

/** What changes the order of a picture at a place, of which the last is `last`; both are counted from 0. */
export const getPossibleMoves = (place: number, last: number): PictureMove[] =>
  PICTURE_MOVES.filter((move) => (move === 'later' ? place < last : place > 0))

/** The intents of forms that put a picture at a place, or remove it. */
export const PLACE_INTENT = 'place'
export const REMOVE_INTENT = 'remove'

/** The used part of `FormData`. */
interface PostedForm {
  readonly get: (name: string) => unknown
}

type Reorder = (order: readonly string[]) => string[]

/** What a form with `intent`, `hash` and, for a place, `position` does; `null` for another form. */
export function readReorder(form: PostedForm): Reorder | null {
  const [intent, hash] = [form.get('intent'), String(form.get('hash') ?? '')]
  if (isPictureMove(intent)) return (order) => movePicture(order, hash, intent)
  const position = Number(form.get('position') ?? '')
  if (intent !== PLACE_INTENT || !Number.isInteger(position)) return null
  return (order) => placePicture(order, hash, position)
}
