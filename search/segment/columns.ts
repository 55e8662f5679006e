/**
 * The searchable fields of listings, one typed array each. Row `i` of every array is the same
 * listing. 59 bytes a row, in memory that threads share.
 */
export interface Columns {
  readonly id: Uint32Array
  readonly price: Float64Array
  readonly area: Float64Array
  readonly pricePerSquare: Float64Array
  /** Whole seconds since 1970. */
  readonly publishedAt: Uint32Array
  /** NaN where the point is not known, so that no box contains it. */
  readonly lat: Float64Array
  readonly lng: Float64Array
  /** Position in the projected square, see `mercator.ts`. */
  readonly east: Uint32Array
  readonly south: Uint32Array
  /** Index into the city names of the segment. */
  readonly city: Uint16Array
  /** See `facet-code.ts`. */
  readonly facets: Uint8Array
}

const shared = (bytes: number) => new SharedArrayBuffer(bytes)

/** Columns of `length` rows, all zero. */
export function createColumns(length: number): Columns {
  return {
    id: new Uint32Array(shared(4 * length)),
    price: new Float64Array(shared(8 * length)),
    area: new Float64Array(shared(8 * length)),
    pricePerSquare: new Float64Array(shared(8 * length)),
    publishedAt: new Uint32Array(shared(4 * length)),
    lat: new Float64Array(shared(8 * length)),
    lng: new Float64Array(shared(8 * length)),
    east: new Uint32Array(shared(4 * length)),
    south: new Uint32Array(shared(4 * length)),
    city: new Uint16Array(shared(2 * length)),
    facets: new Uint8Array(shared(length)),
  }
}

export function copyRow(source: Columns, from: number, target: Columns, to: number): void {
  target.id[to] = source.id[from] as number
  target.price[to] = source.price[from] as number
  target.area[to] = source.area[from] as number
  target.pricePerSquare[to] = source.pricePerSquare[from] as number
  target.publishedAt[to] = source.publishedAt[from] as number
  target.lat[to] = source.lat[from] as number
  target.lng[to] = source.lng[from] as number
  target.east[to] = source.east[from] as number
  target.south[to] = source.south[from] as number
  target.city[to] = source.city[from] as number
  target.facets[to] = source.facets[from] as number
}
