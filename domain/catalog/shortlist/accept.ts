import { getHome, homeKey, isAllowed } from './content.ts'
import { SHORTLIST_LIMITS } from './limits.ts'
import { isAhead, mergeRegisters, type Register, type Registers } from './merge.ts'
import type { ShortlistRole } from './role.ts'

export interface Accepted {
  /** What the list holds from now on. */
  readonly registers: Registers
  /** Keys of writes that are dated too far ahead; their browser dates them again. */
  readonly ahead: readonly string[]
  /** Keys of writes that the member may not do, or for which there is no room. */
  readonly refused: readonly string[]
}

const isHomeOn = ({ key, value }: Pick<Register, 'key' | 'value'>) =>
  value === true && key === homeKey(getHome(key))

interface AcceptOptions {
  readonly member: { readonly id: string; readonly role: ShortlistRole }
  /** In milliseconds. */
  readonly now: number
  /** Whether visitors find the home. */
  readonly isOffered: (home: string) => boolean
  readonly limits?: { readonly homes: number; readonly registers: number }
}

/** What of a member's writes the server takes. It answers the same if they come again. */
export function acceptWrites(
  registers: Registers,
  writes: readonly Omit<Register, 'member'>[],
  { member, now, isOffered, limits = SHORTLIST_LIMITS }: AcceptOptions,
): Accepted {
  const ahead: string[] = []
  const refused: string[] = []
  let merged = registers
  for (const write of writes) {
    const known = merged.get(write.key)
    const home = getHome(write.key)
    const isAdded = isHomeOn(write) && (known === undefined || known.value !== true)
    const hasRoom =
      (known !== undefined || merged.size < limits.registers) &&
      (!isAdded || [...merged.values()].filter(isHomeOn).length < limits.homes)
    // What is said about a home is kept when it is removed, but needs one that was on the list.
    const isOfHome = home === '' || merged.has(homeKey(home))
    const mayAdd = isOfHome || (isAdded && isOffered(home))
    if (!isAllowed(write, member) || !hasRoom || !mayAdd) refused.push(write.key)
    else if (isAhead(write, now)) ahead.push(write.key)
    else merged = mergeRegisters(merged, [{ ...write, member: member.id }])
  }
  return { registers: merged, ahead, refused }
}
