type Stated<T> = { [K in keyof T]?: Exclude<T[K], null | undefined> }

/**
 * Drops fields that are `null`, `undefined` or an empty text
 * (docs/product/catalog.md, "Facts that are not stated").
 */
export function omitMissing<T extends object>(fields: T): Stated<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([, value]) => value !== null && value !== undefined && value !== '',
    ),
  ) as Stated<T>
}
