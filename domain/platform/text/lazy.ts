/**
 * Creates a value at its first use instead of when its module loads: the first `Intl` formatter on a page takes a slow
 * phone 60 ms.
 *
 * @returns a function that always returns the same value
 */
export function lazy<Value>(create: () => Value): () => Value {
  let created: { readonly value: Value } | undefined
  return () => {
    created ??= { value: create() }
    return created.value
  }
}
