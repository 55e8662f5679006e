import { LOOPBACK } from '#server/platform/http/request/client-ip.ts'

/** Frees the slot. Calling it again does nothing. */
export type ReleaseSlot = () => void

/** What holds a slot that may be taken away. */
export interface Preemptible {
  /** How much work it does: bytes a second, or the like. */
  readonly rate: () => number
  /** Called when another client takes the slot. */
  readonly preempt: () => void
}

export type Slots = ReturnType<typeof createSlots>

export interface SlotLimits {
  readonly total: number
  readonly ofClient: number
  readonly ofAccount: number
}

interface Slot {
  readonly client: string
  readonly account: string
  readonly preemptible: Preemptible | undefined
}

/**
 * The oldest preemptible slot of the client that holds most, if it holds at least two more than
 * `own`. Where each holds one, a client without any gets the slowest, so that a few clients cannot
 * keep all others out by being slow.
 */
function findPreemptible(inside: Iterable<Slot>, own: number): Slot | null {
  const slots = [...inside].filter(({ preemptible }) => preemptible !== undefined)
  const clients = Map.groupBy(slots, ({ client }) => client)
  const [most = []] = [...clients.values()].sort((one, other) => other.length - one.length)
  if (most.length >= own + 2) return most[0] ?? null
  const getRate = ({ preemptible }: Slot) => preemptible?.rate() ?? 0
  return own > 0 ? null : (slots.sort((one, other) => getRate(one) - getRate(other))[0] ?? null)
}

/** Limits what runs concurrently, so that no client takes all slots. */
export function createSlots({ total, ofClient, ofAccount }: SlotLimits) {
  const inside = new Set<Slot>()
  return {
    /**
     * @param preemptible without it, the slot is never taken away
     * @returns `null` if all slots are taken, or this client or account has its share
     */
    acquire(ip: string, account: string, preemptible?: Preemptible): ReleaseSlot | null {
      // Connections from this machine share one IP, so their accounts are counted.
      const client = ip === LOOPBACK ? account : ip
      const all = [...inside]
      const own = all.filter((it) => it.client === client).length
      const hasShare =
        own >= ofClient || all.filter((it) => it.account === account).length >= ofAccount
      if (hasShare) return null
      if (all.length >= total) {
        const taken = findPreemptible(inside, own)
        if (taken === null) return null
        inside.delete(taken)
        taken.preemptible?.preempt()
      }
      const slot: Slot = { client, account, preemptible }
      inside.add(slot)
      return () => {
        inside.delete(slot)
      }
    },
  }
}
