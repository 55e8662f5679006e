import type { EstateType } from '#domain/estate-type.ts'

/** Words of the screen `/property`. */
export const property = {
  title: 'Property',
  description: 'Real estate property',
  heading: 'Property',
  lead: 'Every home here has one address, one price and one person who answers the phone.',
  chooseFirst: 'Choose from rent or sale above',
  notFound: 'Not found matches',
  notFoundHint: 'Loosen a filter, or clear them all to see every home again.',
  searching: 'Looking for homes',
  results: 'Homes',
  types: {
    sale: { heading: 'Find Property for Sale', button: 'Sale' },
    rent: { heading: 'Find Property for Rent', button: 'Rent' },
  } satisfies Record<EstateType, { heading: string; button: string }>,
  pages: 'Pages of results',
  previous: 'Previous',
  next: 'Next',
} as const

/** "1 home for sale", "9 homes for rent". */
export function resultCount(total: number, type: EstateType): string {
  return `${total.toLocaleString('en-US')} ${total === 1 ? 'home' : 'homes'} for ${type}`
}

/** "Page 2 of 5". */
export function pageOf(page: number, pages: number): string {
  return `Page ${page} of ${pages}`
}
