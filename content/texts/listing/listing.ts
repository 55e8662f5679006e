export const listingTexts = {
  pageDescription: 'Page about the selected real estate',
  notFound: 'Not found matches',
  notFoundHint: 'It may be sold or rented, or the link has a typo.',
  back: 'Back to list',
  more: 'Show More',
  facts: 'Facts',
  description: 'Description',
  renovated: 'Renovated',
  unrenovated: 'Not renovated',
  verified: 'Verified person',
  realtor: 'Realtor',
  copyLink: 'Copy link',
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

/** "Floor 3 of 9". */
export const formatFloor = (floor: number, totalFloors: number) =>
  `Floor ${floor} of ${totalFloors}`

/** "1934 year of construction". */
export const formatYearBuilt = (year: number) => `${year} year of construction`

/** "1,200 $/m²". */
export const formatPricePerSquare = (price: number) => `${price.toLocaleString('en-US')} $/m²`

/** Accessible names of a slide and of its pagination dot. Slides count from 1. */
export const slideLabel = (number: number | string) => `Slide ${number}`
export const goToSlideLabel = (number: number | string) => `Go to slide ${number}`

/** Accessible name of the link with the phone number. */
export const callLabel = (name: string, phone: string) => `Call ${name}, ${phone}`
