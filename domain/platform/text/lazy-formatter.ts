/**
 * Creates a formatter of `Intl` at its first use: the first of its kind on a page takes a slow phone 60 ms.
 *
 * @returns a function that gives always the same one
 */
export function lazyFormatter<Formatter>(create: () => Formatter): () => Formatter {
  let formatter: Formatter | undefined
  return () => {
    formatter ??= create()
    return formatter
  }
}
