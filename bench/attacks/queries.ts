import { type Attack, flood, requestOf, type Target } from '#bench/support/target.ts'

/** As many pairs as there is room for in the head of a request, and more than that. */
const PAIRS = { most: 3_700, tooMany: 15_500 } as const

function pairs(path: string, count: number): Attack['run'] {
  return (target: Target) => {
    const bytes = requestOf(target, 'GET', `${path}?type=sale${'&a=1'.repeat(count)}`)
    return flood(target, 40, () => bytes)
  }
}

/** Finding 1.1: reading a query took time by the square of its pairs. */
export const QUERIES: readonly Attack[] = [
  { name: `\`/api/listings\`, ${PAIRS.tooMany} pairs`, run: pairs('/api/listings', PAIRS.tooMany) },
  { name: `\`/api/listings\`, ${PAIRS.most} pairs`, run: pairs('/api/listings', PAIRS.most) },
  { name: `\`/feed.atom\`, ${PAIRS.most} pairs`, run: pairs('/feed.atom', PAIRS.most) },
  { name: `\`/property\`, ${PAIRS.most} pairs`, run: pairs('/property', PAIRS.most) },
]
