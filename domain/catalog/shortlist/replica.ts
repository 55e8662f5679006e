import type { Write } from './content.ts'
import {
  getLatestTime,
  mergeRegisters,
  nextTime,
  type Register,
  type Registers,
  redate,
} from './merge.ts'
import type { ShortlistAnswer } from './shortlist.ts'

/** A copy of a list in a browser. */
export interface Replica {
  /** What the server told. */
  readonly known: Registers
  /** What was written here and not answered yet, one for each key. */
  readonly unsent: readonly Register[]
}

/** What the page shows. */
export const getShown = ({ known, unsent }: Replica): Registers => mergeRegisters(known, unsent)

const getSeen = ({ known, unsent }: Replica) => getLatestTime([...known.values(), ...unsent])

/** @param now the server's time as far as the browser knows, in milliseconds */
export function writeHere(
  replica: Replica,
  writes: readonly Write[],
  { member, now }: { readonly member: string; readonly now: number },
): Replica {
  const time = nextTime(now, getSeen(replica))
  // A map keeps the place of a key that is written again.
  const unsent = new Map(replica.unsent.map((register) => [register.key, register]))
  for (const write of writes) unsent.set(write.key, { ...write, time, member })
  return { ...replica, unsent: [...unsent.values()] }
}

type News = Pick<ShortlistAnswer, 'registers' | 'now'> &
  Partial<Pick<ShortlistAnswer, 'ahead' | 'refused'>>

/**
 * Takes what the server answered. News may come late, again or out of order.
 *
 * @param sent what was sent with the question
 */
export function receive(replica: Replica, sent: readonly Register[], news: News): Replica {
  const known = mergeRegisters(replica.known, news.registers)
  const isSent = ({ key, time }: Register) =>
    sent.some((one) => one.key === key && one.time === time)
  const left = replica.unsent.filter((one) => !isSent(one) || news.ahead?.includes(one.key))
  if (!news.ahead?.length) return { known, unsent: left }
  return { known, unsent: redate(left, news.now, getLatestTime(known.values())) }
}
