/**
 * Runs `work` for each item, at most `limit` at a time. Results are in the order of items. After a failure no
 * work is started; the error is thrown when running work has ended.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  limit: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const queue = items.entries()
  const failures: unknown[] = []
  const worker = async () => {
    for (const [index, item] of queue) {
      if (failures.length > 0) return
      try {
        results[index] = await work(item)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: limit }, worker))
  if (failures.length > 0) throw failures[0]
  return results
}
