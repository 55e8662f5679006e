import { type ListedHome, placeKey, type Write } from './content.ts'

type Placed = Pick<ListedHome, 'home' | 'place'>

/** The place of a home that is added at the end. */
export const getLastPlace = (homes: readonly Placed[]): number => (homes.at(-1)?.place ?? 0) + 1

/**
 * Moves a home to another index. One register is written, between its new neighbors; all of them, where two people
 * gave two homes the same place or no number is left between.
 *
 * @param homes in their order
 */
export function moveHome(homes: readonly Placed[], from: number, to: number): Write[] {
  const moved = homes[from]
  if (moved === undefined || from === to || homes[to] === undefined) return []
  const order = homes.toSpliced(from, 1).toSpliced(to, 0, moved)
  const before = order[to - 1]?.place
  const after = order[to + 1]?.place
  const place =
    before === undefined
      ? (after ?? 0) - 1
      : after === undefined
        ? before + 1
        : (before + after) / 2
  if ((before === undefined || before < place) && (after === undefined || place < after))
    return [{ key: placeKey(moved.home), value: place }]
  return order.map(({ home }, index) => ({ key: placeKey(home), value: index + 1 }))
}
