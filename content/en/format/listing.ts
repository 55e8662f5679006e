/** "54.5 m²". */
export const formatArea = (area: number | undefined): string =>
  area === undefined ? '' : `${area} m²`

/** "Floor 3 of 9", or the known part of it. */
export function formatFloor(floor: number | undefined, totalFloors: number | undefined): string {
  if (floor === undefined) return totalFloors === undefined ? '' : `${totalFloors}-floor building`
  return totalFloors === undefined ? `Floor ${floor}` : `Floor ${floor} of ${totalFloors}`
}

/** "1934 year of construction". */
export const formatYearBuilt = (year: number | undefined): string =>
  year === undefined ? '' : `${year} year of construction`

export function formatRenovation(isRenovation: boolean | undefined): string {
  if (isRenovation === undefined) return ''
  return isRenovation ? 'Renovated' : 'Not renovated'
}

// The fields of a listing have English words already (docs/product/catalog.md, "Listing").

/** The rooms of a listing: "2 rooms". */
export const wordRooms = (countRooms: string): string => countRooms
/** The heating of a listing: "Individual gas boiler". */
export const wordHeating = (heatingSystem: string): string => heatingSystem
/** The walls of a listing: "Brick". */
export const wordWalls = (wallType: string): string => wallType
/** The condition of a listing: "Good condition". */
export const wordCondition = (condition: string): string => condition
