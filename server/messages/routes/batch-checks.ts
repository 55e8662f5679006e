import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Batches checks: callers within `waitMs` share one.
 *
 * @param check returns the items that pass
 */
export function batchChecks<Item>(
  check: (items: readonly Item[]) => Promise<ReadonlySet<Item>>,
  waitMs: number,
): (item: Item) => Promise<boolean> {
  let next: { readonly items: Set<Item>; readonly passed: Promise<ReadonlySet<Item>> } | null = null

  async function checkLater(items: ReadonlySet<Item>): Promise<ReadonlySet<Item>> {
    await sleep(waitMs, undefined, { ref: false })
    next = null
    return check([...items])
  }

  return async (item) => {
    if (next === null) {
      const items = new Set<Item>()
      next = { items, passed: checkLater(items) }
    }
    const { items, passed } = next
    items.add(item)
    return (await passed).has(item)
  }
}
