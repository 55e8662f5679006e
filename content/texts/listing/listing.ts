export const listingTexts = {
  pageDescription: 'Page about the selected real estate',
  notFound: 'Not found matches',
  notFoundHint: 'It may be sold or rented, or the link has a typo.',
  others: { sale: 'Browse homes for sale', rent: 'Browse homes for rent' },
  back: 'Back to list',
  more: 'Show More',
  facts: 'Facts',
  description: 'Description',
  renovated: 'Renovated',
  unrenovated: 'Not renovated',
  verified: 'Verified person',
  realtor: 'Realtor',
  unnamedRealtor: 'The person who offers this home',
  askTeam: 'Ask our team',
  copyLink: 'Copy link',
  share: 'Share',
  copied: 'Link copied!',
  copyFailed: 'Link failed to copy!',
  carousel: 'Pictures of this home',
  pictures: 'Pictures',
  previous: 'Previous slide',
  next: 'Next slide',
  savedCopy:
    'Homiq cannot be reached, so this is the copy that you kept. It may have changed since.',
  heating: 'Heating',
  wall: 'Walls',
} as const

/** "Floor 3 of 9", or what of it is known; '' for nothing. */
export function formatFloor(floor: number | undefined, totalFloors: number | undefined): string {
  if (floor === undefined)
    return totalFloors === undefined ? '' : `Building of ${totalFloors} floors`
  return totalFloors === undefined ? `Floor ${floor}` : `Floor ${floor} of ${totalFloors}`
}

/** '' where it is not stated. */
export function formatRenovation(isRenovation: boolean | undefined): string {
  if (isRenovation === undefined) return ''
  return isRenovation ? listingTexts.renovated : listingTexts.unrenovated
}

/** "1934 year of construction"; '' where it is not stated. */
export const formatYearBuilt = (year: number | undefined) =>
  year === undefined ? '' : `${year} year of construction`

/** "1,200 $/m²". */
export const formatPricePerSquare = (price: number) => `${price.toLocaleString('en-US')} $/m²`

/** Accessible names of a slide and of its pagination dot. Slides count from 1. */
export const slideLabel = (number: number | string) => `Slide ${number}`
export const goToSlideLabel = (number: number | string) => `Go to slide ${number}`

/** Accessible name of the link with the phone number. */
export const callLabel = (name: string, phone: string) => `Call ${name}, ${phone}`
