import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AccountFavorites, mergeFavorites, ownFavorites } from './merge-favorites.ts'

const KEYS = ['rent 1', 'rent 2', 'sale 3', 'sale 4']
const browser = fc.nat(2)
const arbitraryStep = fc.oneof(
  fc.record({ do: fc.constant('press' as const), browser, key: fc.constantFrom(...KEYS) }),
  // The response may be lost after the account was written.
  fc.record({ do: fc.constant('merge' as const), browser, isAnswered: fc.boolean() }),
)

function createWorld() {
  let account: string[] = []
  const browsers = [0, 1, 2].map(() => ({ favorites: [] as string[], agreed: [] as string[] }))
  const get = (index: number) => browsers[index] as (typeof browsers)[number]
  return {
    press(index: number, key: string) {
      const one = get(index)
      one.favorites = one.favorites.includes(key)
        ? one.favorites.filter((other) => other !== key)
        : [...one.favorites, key]
    },
    merge(index: number, isAnswered = true) {
      const one = get(index)
      account = mergeFavorites(one.agreed, one.favorites, account)
      if (!isAnswered) return
      one.favorites = account
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
            const { favorites, agreed } = world.get(index)
            return favorites.filter((key) => !agreed.includes(key))
          }),
        )
        // Only who has seen a favorite removes it.
        const removed = new Set(
          order.flatMap((index) => {
            const { favorites, agreed } = world.get(index)
            return agreed.filter((key) => !favorites.includes(key))
          }),
        )
        for (const index of [...order, ...order]) world.merge(index)
        for (const index of order)
          expect(world.get(index).favorites.toSorted()).toEqual(world.getAccount().toSorted())
        const after = world.getAccount()
        expect([...kept].filter((key) => !after.includes(key) && !removed.has(key))).toEqual([])
        for (const index of order) world.merge(index)
        expect(world.getAccount()).toEqual(after)
      },
    ),
    { numRuns: 5_000 },
  )
})

const left: AccountFavorites = { uid: 'olena', agreed: ['rent 1'], held: ['rent 1', 'rent 2'] }

it.each<[string, string, string[], AccountFavorites | null, string[], string[]]>([
  ['everything of the first', 'olena', ['rent 1'], null, [], ['rent 1']],
  ['everything of the same', 'olena', ['rent 3'], left, ['rent 1'], ['rent 3']],
  ['nothing of somebody else', 'taras', ['rent 1', 'rent 2'], left, [], []],
  ['what was added signed out', 'taras', ['rent 1', 'rent 3'], left, [], ['rent 3']],
])('whoever signs in has %s', (_what, uid, favorites, last, agreed, own) => {
  expect(ownFavorites(uid, favorites, last)).toEqual({ agreed, own })
})
