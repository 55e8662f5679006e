import { LOOPBACK } from '#server/http/request/client-ip.ts'

/** Frees the slot. Calling it again does nothing. */
export type ReleaseSlot = () => void

export interface Slots {
  /**
   * @param onPreempted marks the slot as preemptible: called when a client with fewer slots takes it
   * @returns `null` if all slots are taken, or this client or account has its share
   */
  readonly acquire: (ip: string, account: string, onPreempted?: () => void) => ReleaseSlot | null
}

export interface SlotLimits {
  readonly total: number
  readonly ofClient: number
  readonly ofAccount: number
}

interface Slot {
  readonly client: string
  readonly account: string
  readonly onPreempted: (() => void) | undefined
}

/** The oldest preemptible slot of the client that holds most, if it holds at least two more than `own`. */
function findPreemptible(inside: Iterable<Slot>, own: number): Slot | null {
  const clients = Map.groupBy(
    [...inside].filter(({ onPreempted }) => onPreempted !== undefined),
    ({ client }) => client,
  )
  const [most = []] = [...clients.values()].sort((one, other) => other.length - one.length)
  return most.length >= own + 2 ? (most[0] ?? null) : null
}

/** Limits what runs concurrently, so that no client takes all slots. */
export function createSlots({ total, ofClient, ofAccount }: SlotLimits): Slots {
  const inside = new Set<Slot>()
  return {
    acquire(ip, account, onPreempted) {
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
        taken.onPreempted?.()
      }
      const slot: Slot = { client, account, onPreempted }
      inside.add(slot)
      return () => {
        inside.delete(slot)
      }
    },
  }
}
