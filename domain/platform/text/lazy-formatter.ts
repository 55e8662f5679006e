/**
 * Creates an `Intl` formatter at its first use, because the first one on a page takes a slow phone 60 ms.
 *
 * @returns a function that always returns the same formatter
 */
export function lazyFormatter<Formatter>(create: () => Formatter): () => Formatter {
  let formatter: Formatter | undefined
  return () => {
    formatter ??= create()
    return formatter
  }
}
