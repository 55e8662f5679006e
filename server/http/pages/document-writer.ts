type Bytes = Buffer<ArrayBuffer>

/** Copies a document in pieces, some of which are replaced by texts or by ready bytes. */
export class DocumentWriter {
  readonly #document: string
  readonly #parts: (string | Bytes)[] = []
  #text = ''
  #end = 0

  constructor(document: string) {
    this.#document = document
  }

  /** Copies what comes before `start`, and writes `replacement` instead of what follows up to `end`. */
  replace(start: number, end: number, replacement: string): void {
    this.#text += this.#document.slice(this.#end, start) + replacement
    this.#end = end
  }

  write(bytes: Bytes): void {
    this.#parts.push(this.#text, bytes)
    this.#text = ''
  }

  /** Copies the rest. */
  finish(): Bytes {
    this.replace(this.#document.length, this.#document.length, '')
    const parts = [...this.#parts, this.#text]
    // Allocated once: a buffer for each of the many texts would be copied again.
    const size = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0)
    const bytes = Buffer.allocUnsafe(size)
    let end = 0
    for (const part of parts) {
      if (typeof part === 'string') end += bytes.write(part, end)
      else end += part.copy(bytes, end)
    }
    return bytes
  }
}
