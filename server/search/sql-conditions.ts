import { getLongitudeScale, type SearchCriteria } from '#domain/search/search-criteria.ts'

/** A statement being written: texts with `$1`, `$2`, … and the values that belong there. */
export interface Parameters {
  readonly values: unknown[]
  /** Notes a value, and answers what stands for it in the text. */
  readonly add: (value: unknown) => string
}

export function parameters(): Parameters {
  const values: unknown[] = []
  return { values, add: (value) => `$${values.push(value)}` }
}

/** Conditions for what facets do not ignore: type, place, price and area. */
export function placeConditions(criteria: SearchCriteria, { add }: Parameters): string[] {
  const { type, filters, city, box } = criteria
  const number = (value: number) => `${add(value)}::float8`
  return [
    `type = ${add(type)} and status = 'published' and deleted_at is null`,
    ...(city === null ? [] : [`city = ${add(city)}`]),
    ...(box === null
      ? []
      : [
          `lat between ${number(box.south)} and ${number(box.north)}`,
          `lng between ${number(box.west)} and ${number(box.east)}`,
        ]),
    ...(filters.priceMin === Number.NEGATIVE_INFINITY
      ? []
      : [`price >= ${number(filters.priceMin)}`]),
    ...(filters.priceMax === Number.POSITIVE_INFINITY
      ? []
      : [`price <= ${number(filters.priceMax)}`]),
    ...(filters.areaMin === Number.NEGATIVE_INFINITY ? [] : [`area >= ${number(filters.areaMin)}`]),
    ...(filters.areaMax === Number.POSITIVE_INFINITY ? [] : [`area <= ${number(filters.areaMax)}`]),
  ]
}

/** Conditions for the choices of the filter panel. */
export function choiceConditions({ filters }: SearchCriteria, { add }: Parameters): string[] {
  const rooms = filters.rooms.map((option) => Number.parseInt(option, 10))
  return [
    ...(rooms.length === 0 ? [] : [`least(rooms, 4) = any(${add(rooms)}::integer[])`]),
    ...(filters.isRenovation === undefined ? [] : [`renovation = ${add(filters.isRenovation)}`]),
    ...(filters.pricePerSquareMax === Number.POSITIVE_INFINITY
      ? []
      : [`coalesce(price_per_square, 0) <= ${add(filters.pricePerSquareMax)}::float8`]),
  ]
}

/** The key of a question's order: what `sortKey` of the domain says. */
export function sortExpression({ sort, near }: SearchCriteria, { add }: Parameters): string {
  const newest = '-extract(epoch from published_at)::float8'
  switch (sort) {
    case 'price-up':
      return 'price'
    case 'price-down':
      return '-price'
    case 'area':
      return '-area'
    case 'price-per-square':
      return 'coalesce(price_per_square, 0)'
    case 'newest':
      return newest
    case 'nearest': {
      if (near === null) return newest
      const north = `(lat - ${add(near.lat)}::float8)`
      const narrow = add(getLongitudeScale(near.lat))
      const east = `((lng - ${add(near.lng)}::float8) * ${narrow}::float8)`
      return `${north} * ${north} + ${east} * ${east}`
    }
  }
}
