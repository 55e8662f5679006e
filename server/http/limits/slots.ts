import { LOOPBACK } from '#server/http/request/client-ip.ts'

/** Returns a place. Idempotent. */
export type ReleaseSlot = () => void

export interface Slots {
  /**
   * @param onTaken makes the place takeable: while all are in use, it can go to a client with
   * fewer, and `onTaken` is called
   * @returns `null` if all places are in use, or this client IP or account has its share
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

/**
 * The oldest takeable place of the client with the most, if it has at least two more than `own`.
 */
function findPreemptible(inside: Iterable<Slot>, own: number): Slot | null {
  const clients = Map.groupBy(
    [...inside].filter(({ onPreempted }) => onPreempted !== undefined),
    ({ client }) => client,
  )
  const [most = []] = [...clients.values()].sort((one, other) => other.length - one.length)
  return most.length >= own + 2 ? (most[0] ?? null) : null
}

/** Limits what runs at once, so that no client takes all places. */
export function createSlots({ total, ofClient, ofAccount }: SlotLimits): Slots {
  const inside = new Set<Slot>()
  return {
    acquire(ip, account, onPreempted) {
      // The loopback IP stands for many clients behind a proxy, so the share is the account's.
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
