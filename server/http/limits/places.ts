import { LOOPBACK } from '#server/http/request/client-ip.ts'

/** Gives a place back; again does nothing. */
export type Leave = () => void

export interface Places {
  /** @returns `null` if all places are taken, or this address or account has its share */
  readonly enter: (ip: string, account: string) => Leave | null
}

export interface PlaceLimits {
  readonly total: number
  readonly ofClient: number
  readonly ofAccount: number
}

/** Counts what runs at once, so that no client takes all places. */
export function createPlaces({ total, ofClient, ofAccount }: PlaceLimits): Places {
  const inside = new Set<{ readonly client: string; readonly account: string }>()
  return {
    enter(ip, account) {
      // Whoever has no address of their own has no share of it.
      const client = ip === LOOPBACK ? account : ip
      const all = [...inside]
      const isFull =
        all.length >= total ||
        all.filter((it) => it.client === client).length >= ofClient ||
        all.filter((it) => it.account === account).length >= ofAccount
      if (isFull) return null
      const place = { client, account }
      inside.add(place)
      return () => {
        inside.delete(place)
      }
    },
  }
}
