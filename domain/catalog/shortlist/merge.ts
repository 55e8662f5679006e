/**
 * The content of a shortlist is a map of registers, of each of which the latest write counts. Merging is to keep the
 * later one, so any two copies that saw the same writes are equal, in whatever order and however often they came.
 */
export interface Register {
  /** See `content.ts`. */
  readonly key: string
  readonly value: string | number | boolean | null
  /** A logical time that looks like milliseconds since 1970; see `nextTime`. */
  readonly time: number
  /** Id of the member who wrote it. */
  readonly member: string
}

export type Registers = ReadonlyMap<string, Register>

/** Two people never write at the same logical time: the id decides. */
const isLater = (one: Register, other: Register): boolean =>
  one.time > other.time || (one.time === other.time && one.member > other.member)

/** @returns `known` itself if nothing in it changes */
export function mergeRegisters(known: Registers, added: readonly Register[]): Registers {
  let merged: Map<string, Register> | undefined
  for (const register of added) {
    const before = (merged ?? known).get(register.key)
    if (before !== undefined && !isLater(register, before)) continue
    merged ??= new Map(known)
    merged.set(register.key, register)
  }
  return merged ?? known
}

/** The latest time in it; 0 if it is empty. */
export const getLatestTime = (registers: Iterable<Register>): number =>
  Math.max(0, ...Array.from(registers, ({ time }) => time))

/**
 * The time of a new write: later than all that its writer has seen, whatever their clock says.
 *
 * @param now what the server's clock would say, in milliseconds
 * @param seen the latest time that the writer has seen
 */
export const nextTime = (now: number, seen: number): number => Math.max(Math.floor(now), seen + 1)

/** How far ahead of the server's clock a write may be dated; a later one is refused and dated again. */
const AHEAD_MS = 60_000

export const isAhead = ({ time }: Pick<Register, 'time'>, now: number): boolean =>
  time > now + AHEAD_MS

/** Dates refused writes again, in their order. */
export function redate(registers: readonly Register[], now: number, seen: number): Register[] {
  let latest = seen
  return registers.map((register) => {
    latest = nextTime(now, latest)
    return { ...register, time: latest }
  })
}
