import type { FeedRecord } from '#domain/feeds/fields.ts'
import { SeenKeys } from './seen-keys.ts'

/** The listings that a file names, including those in rows that cannot be imported. */
export class GivenKeys {
  readonly #keys = new SeenKeys()
  #unknownCount = 0

  /** Rows whose listing is unknown. */
  get unknownCount(): number {
    return this.#unknownCount
  }

  add(key: string): void {
    this.#keys.add(key)
  }

  /** A rejected row is still offered. */
  addRejected({ key, id }: FeedRecord): void {
    const name = toKey(key) || toKey(id)
    if (name === '') this.addUnreadable()
    else this.add(name)
  }

  addUnreadable(): void {
    this.#unknownCount += 1
  }

  has(key: string): boolean {
    return this.#keys.has(key)
  }
}

const toKey = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
