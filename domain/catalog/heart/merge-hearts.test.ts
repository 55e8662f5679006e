import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AccountHearts, mergeHearts, ownHearts } from './merge-hearts.ts'

const KEYS = ['rent 1', 'rent 2', 'sale 3', 'sale 4']
const browser = fc.nat(2)
const arbitraryStep = fc.oneof(
  fc.record({ do: fc.constant('press' as const), browser, key: fc.constantFrom(...KEYS) }),
  // The response may be lost after the account was written.
  fc.record({ do: fc.constant('merge' as const), browser, isAnswered: fc.boolean() }),
)

function createWorld() {
  let account: string[] = []
  const browsers = [0, 1, 2].map(() => ({ hearts: [] as string[], agreed: [] as string[] }))
  const get = (index: number) => browsers[index] as (typeof browsers)[number]
  return {
    press(index: number, key: string) {
      const one = get(index)
      one.hearts = one.hearts.includes(key)
        ? one.hearts.filter((other) => other !== key)
        : [...one.hearts, key]
    },
    merge(index: number, isAnswered = true) {
      const one = get(index)
      account = mergeHearts(one.agreed, one.hearts, account)
      if (!isAnswered) return
      one.hearts = account
      one.agreed = account
    },
    getAccount: () => account,
    get,
  }
}

it('after any history, browsers that merge in any order end up with the same', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryStep, { maxLength: 40 }),
      fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
      (steps, order) => {
        const world = createWorld()
        for (const step of steps)
          if (step.do === 'press') world.press(step.browser, step.key)
          else world.merge(step.browser, step.isAnswered)
        const kept = new Set(
          order.flatMap((index) => {
            const { hearts, agreed } = world.get(index)
            return hearts.filter((key) => !agreed.includes(key))
          }),
        )
        // Only who has seen a heart removes it.
        const removed = new Set(
          order.flatMap((index) => {
            const { hearts, agreed } = world.get(index)
            return agreed.filter((key) => !hearts.includes(key))
          }),
        )
        for (const index of [...order, ...order]) world.merge(index)
        for (const index of order)
          expect(world.get(index).hearts.toSorted()).toEqual(world.getAccount().toSorted())
        const after = world.getAccount()
        expect([...kept].filter((key) => !after.includes(key) && !removed.has(key))).toEqual([])
        for (const index of order) world.merge(index)
        expect(world.getAccount()).toEqual(after)
      },
    ),
    { numRuns: 5_000 },
  )
})

const left: AccountHearts = { uid: 'olena', agreed: ['rent 1'], held: ['rent 1', 'rent 2'] }

it.each<[string, string, string[], AccountHearts | null, string[], string[]]>([
  ['everything of the first', 'olena', ['rent 1'], null, [], ['rent 1']],
  ['everything of the same', 'olena', ['rent 3'], left, ['rent 1'], ['rent 3']],
  ['nothing of somebody else', 'taras', ['rent 1', 'rent 2'], left, [], []],
  ['what was added signed out', 'taras', ['rent 1', 'rent 3'], left, [], ['rent 3']],
])('whoever signs in has %s', (_what, uid, hearts, last, agreed, own) => {
  expect(ownHearts(uid, hearts, last)).toEqual({ agreed, own })
})
