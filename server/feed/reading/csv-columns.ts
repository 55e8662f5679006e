/** The columns of a CSV file that we export, in their order. */
export const CSV_COLUMNS = [
  ...['id', 'price', 'address', 'description', 'countRooms', 'isRenovation', 'area'],
  ...['currentFloor', 'totalFloor', 'heatingSystem', 'yearofConstruction', 'wallType', 'type'],
  ...['city', 'lat', 'lng', 'pricePerSquare', 'Realtor.name', 'Realtor.ava', 'Realtor.phone'],
  ...['images', 'feed', 'feedKey', 'feedModifiedAt'],
  // The last value must not end with the first half of a line end.
  'publishedAt',
]

/** Whether a table is an export of ours, with other columns or without, whoever saved it since. */
export function isExportOfOurs(columns: readonly string[]): boolean {
  return CSV_COLUMNS.every((name) => columns.includes(name))
}
