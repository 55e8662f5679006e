import { LOOPBACK } from '#server/http/request/client-ip.ts'

/** Gives a place back; again does nothing. */
export type Leave = () => void

export interface Places {
  /**
   * @param onTaken makes that this place can be given to a client with fewer while all are taken; called then
   * @returns `null` if all places are taken, or this address or account has its share
   */
  readonly enter: (ip: string, account: string, onTaken?: () => void) => Leave | null
}

export interface PlaceLimits {
  readonly total: number
  readonly ofClient: number
  readonly ofAccount: number
}

interface Place {
  readonly client: string
  readonly account: string
  readonly onTaken: (() => void) | undefined
}

/** The oldest place of the client with the most of those that can be taken, where it has at least two more than this. */
function findTakeable(inside: Iterable<Place>, own: number): Place | null {
  const clients = Map.groupBy(
    [...inside].filter(({ onTaken }) => onTaken !== undefined),
    ({ client }) => client,
  )
  const [most = []] = [...clients.values()].sort((one, other) => other.length - one.length)
  return most.length >= own + 2 ? (most[0] ?? null) : null
}

/** Counts what runs at once, so that no client takes all places. */
export function createPlaces({ total, ofClient, ofAccount }: PlaceLimits): Places {
  const inside = new Set<Place>()
  return {
    enter(ip, account, onTaken) {
      // Whoever has no address of their own has no share of it.
      const client = ip === LOOPBACK ? account : ip
      const all = [...inside]
      const own = all.filter((it) => it.client === client).length
      const hasShare =
        own >= ofClient || all.filter((it) => it.account === account).length >= ofAccount
      if (hasShare) return null
      if (all.length >= total) {
        const taken = findTakeable(inside, own)
        if (taken === null) return null
        inside.delete(taken)
        taken.onTaken?.()
      }
      const place: Place = { client, account, onTaken }
      inside.add(place)
      return () => {
        inside.delete(place)
      }
    },
  }
}
