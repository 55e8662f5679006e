import { type Attack, type AttackTarget, createRequest, flood } from '#bench/support/attack.ts'

/** As many pairs as there is room for in the head of a request, and more than that. */
const PAIRS = { max: 3_700, tooMany: 15_500 } as const

function sendPairs(path: string, count: number): Attack['run'] {
  return (target: AttackTarget) => {
    const bytes = createRequest(target, 'GET', `${path}?type=sale${'&a=1'.repeat(count)}`)
    return flood(target, 40, () => bytes)
  }
}

/** Finding 1.1: reading a query took time by the square of its pairs. */
export const LONG_QUERIES: readonly Attack[] = [
  {
    name: `\`/api/listings\`, ${PAIRS.tooMany} pairs`,
    run: sendPairs('/api/listings', PAIRS.tooMany),
  },
  { name: `\`/api/listings\`, ${PAIRS.max} pairs`, run: sendPairs('/api/listings', PAIRS.max) },
  { name: `\`/feed.atom\`, ${PAIRS.max} pairs`, run: sendPairs('/feed.atom', PAIRS.max) },
  { name: `\`/property\`, ${PAIRS.max} pairs`, run: sendPairs('/property', PAIRS.max) },
]
