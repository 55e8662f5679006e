const INITIAL_SIZE = 16

/** Prices with their lines: eight bytes each, because a file may have millions. */
export class PriceList {
  #prices = new Float32Array(INITIAL_SIZE)
  #lines = new Uint32Array(INITIAL_SIZE)
  #count = 0

  add(line: number, price: number): void {
    if (this.#count === this.#prices.length) this.#grow()
    this.#prices[this.#count] = price
    this.#lines[this.#count] = line
    this.#count += 1
  }

  getSortedPrices(): Float32Array {
    return this.#prices.slice(0, this.#count).sort()
  }

  *findOutside(min: number, max: number): Generator<{ line: number; price: number }> {
    for (let at = 0; at < this.#count; at += 1) {
      const price = this.#prices[at] ?? 0
      if (price < min || price > max) yield { line: this.#lines[at] ?? 0, price }
    }
  }

  #grow(): void {
    const [prices, lines] = [this.#prices, this.#lines]
    this.#prices = new Float32Array(prices.length * 2)
    this.#prices.set(prices)
    this.#lines = new Uint32Array(lines.length * 2)
    this.#lines.set(lines)
  }
}
