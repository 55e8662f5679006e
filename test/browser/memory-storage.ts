/** A fake of local storage that can be full or forbidden. */
export class MemoryStorage {
  readonly texts = new Map<string, string>()
  fault: 'none' | 'full' | 'forbidden' = 'none'

  getItem(key: string): string | null {
    this.#throwIfForbidden()
    return this.texts.get(key) ?? null
  }

  setItem(key: string, text: string): void {
    this.#throwIfForbidden()
    if (this.fault === 'full') throw new DOMException('Full.', 'QuotaExceededError')
    this.texts.set(key, text)
  }

  removeItem(key: string): void {
    this.#throwIfForbidden()
    this.texts.delete(key)
  }

  #throwIfForbidden(): void {
    if (this.fault === 'forbidden') throw new DOMException('Forbidden.', 'SecurityError')
  }
}
