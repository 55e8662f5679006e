type Bytes = Buffer<ArrayBuffer>

/** Copies a document in pieces, some of which are replaced by texts or by ready bytes. */
export class DocumentWriter {
  readonly #document: string
  readonly #parts: Bytes[] = []
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
    this.#parts.push(Buffer.from(this.#text), bytes)
    this.#text = ''
  }

  /** Copies the rest. */
  finish(): Bytes {
    this.replace(this.#document.length, this.#document.length, '')
    return Buffer.concat([...this.#parts, Buffer.from(this.#text)])
  }
}
