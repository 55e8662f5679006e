/** The columns in the order of our CSV exports. */
export const CSV_COLUMNS = [
  'id',
  'price',
  'address',
  'description',
  'countRooms',
  'isRenovation',
  'area',
  'currentFloor',
  'totalFloor',
  'heatingSystem',
  'yearofConstruction',
  'wallType',
  'type',
  'city',
  'lat',
  'lng',
  'pricePerSquare',
  'Realtor.name',
  'Realtor.ava',
  'Realtor.phone',
  'asked.amount',
  'asked.currency',
  'asked.ratedOn',
  'images',
  'feed',
  'feedKey',
  'feedModifiedAt',
  'facts.conditionText',
  'place.district',
  'place.street',
  'place.building',
  'place.metro',
  'place.complex',
  'placeRadius',
  // Last, because this value cannot end with the first half of a line end.
  'publishedAt',
]

const isLaterColumn = (name: string) => /^(asked|facts|place)\.|^placeRadius$/.test(name)

/** Exports of ours may have been saved with more columns by another program; early ones knew fewer. */
export function isOwnExport(columns: readonly string[]): boolean {
  return CSV_COLUMNS.every((name) => isLaterColumn(name) || columns.includes(name))
}
