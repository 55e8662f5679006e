import { type Attack, type AttackTarget, createRequest, flood } from '#bench/support/load/attack.ts'

/** As many pairs as fit into the head of a request, and too many. */
const PAIRS = { max: 3_700, tooMany: 15_500 } as const

function sendPairs(path: string, count: number): Attack['run'] {
  return (target: AttackTarget) => {
    const bytes = createRequest(target, 'GET', `${path}?type=sale${'&a=1'.repeat(count)}`)
    return flood(target, 40, () => bytes)
  }
}

/** Parsing once took time quadratic in the number of pairs. */
export const LONG_QUERIES: readonly Attack[] = [
  {
    name: `\`/api/listings\`, ${PAIRS.tooMany} pairs`,
    run: sendPairs('/api/listings', PAIRS.tooMany),
  },
  { name: `\`/api/listings\`, ${PAIRS.max} pairs`, run: sendPairs('/api/listings', PAIRS.max) },
  { name: `\`/feed.atom\`, ${PAIRS.max} pairs`, run: sendPairs('/feed.atom', PAIRS.max) },
  { name: `\`/property\`, ${PAIRS.max} pairs`, run: sendPairs('/property', PAIRS.max) },
]
