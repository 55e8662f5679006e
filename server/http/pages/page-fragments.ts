import { LRUCache } from 'lru-cache'
import type { DocumentWriter } from './document-writer.ts'

type Bytes = Buffer<ArrayBuffer>

const CACHE_BYTES = 32 * 1024 * 1024

const INDEX = /="(\d+)"/
/**
 * What every document needs anew: hashes for its policy, styles inside; and React's mark of a part that could not be
 * rendered, which must not stay.
 */
const UNCACHEABLE = /<(?:script|link|style)\b|<!--\$[!?]-->/

/**
 * The fragments of a page while it is rendered: those that are known are not rendered again, and the others are
 * saved when the document is finalized. `app/features/shell/cached-fragment.tsx` writes their marks:
 * `<cached-fragment data-known="0"></cached-fragment>`, or `data-new` with the markup inside.
 */
export class PageFragments {
  readonly #cache: LRUCache<string, Bytes>
  readonly #known: Bytes[] = []
  readonly #keys: string[] = []
  /** The new fragment that is being read: its number and where its markup starts. */
  #open = { index: 0, start: 0 }

  constructor(cache: LRUCache<string, Bytes>) {
    this.#cache = cache
  }

  /** @returns the number of the fragment for its mark, or `null` if it must be rendered */
  take(key: string): number | null {
    const markup = this.#cache.get(key)
    return markup === undefined ? null : this.#known.push(markup) - 1
  }

  /** @returns the number of the fragment for its mark */
  add(key: string): number {
    return this.#keys.push(key) - 1
  }

  /**
   * Replaces a mark of `document` with what it stands for.
   *
   * @returns where the document goes on
   */
  replaceMark(document: string, start: number, tag: string, writer: DocumentWriter): number {
    const end = start + tag.length
    const index = Number(INDEX.exec(tag)?.[1])
    if (tag.startsWith('</')) this.#save(document.slice(this.#open.start, start))
    else this.#open = { index, start: end }
    const known = tag.includes('data-known') ? this.#known[index] : undefined
    if (known === undefined) {
      writer.replace(start, end, '')
      return end
    }
    const next = document.indexOf('>', end) + 1
    writer.replace(start, next, '')
    writer.write(known)
    return next
  }

  #save(markup: string): void {
    const key = this.#keys[this.#open.index]
    if (key === undefined || UNCACHEABLE.test(markup)) return
    const bytes = Buffer.from(markup)
    this.#cache.set(key, bytes, { size: 2 * key.length + bytes.length })
  }
}

/** Returns a function that begins a page; all of them share one cache (docs/decisions/0105-cached-fragments.md). */
export function createFragmentCache(): () => PageFragments {
  const cache = new LRUCache<string, Bytes>({ maxSize: CACHE_BYTES })
  return () => new PageFragments(cache)
}
