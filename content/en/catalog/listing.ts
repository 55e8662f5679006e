export const listingTexts = {
  pageDescription: 'Page about the selected real estate',
  others: { sale: 'Browse homes for sale', rent: 'Browse homes for rent' },
  back: 'Back to list',
  more: 'Show More',
  description: 'Description',
  verified: 'Verified person',
  realtor: 'Realtor',
  unnamedRealtor: 'The person who offers this home',
  offeredByOwner: 'Listed by the owner',
  report: 'Report',
  askTeam: 'Ask our team',
  carousel: 'Pictures of this home',
  pictures: 'Pictures',
  previous: 'Previous slide',
  next: 'Next slide',
  savedCopy:
    'Homiq cannot be reached, so this is the copy that you kept. It may have changed since.',
  placeOnRequest: 'The exact address is shared when you arrange a viewing.',
} as const

/** Opens the pictures in full screen. */
export const allPicturesLabel = (count: number) =>
  count === 1 ? 'Full screen' : `All ${count} pictures`

/** What 'Verified person' opens to say. */
export const verificationTexts = {
  what: 'What was checked',
  by: 'By whom',
  on: 'When',
  until: 'Until',
} as const

/** Accessible names of a slide and of its pagination dot. Slides count from 1. */
export const slideLabel = (number: number | string) => `Slide ${number}`
export const goToSlideLabel = (number: number | string) => `Go to slide ${number}`

/** Accessible name of the link with the phone number. */
export const callLabel = (name: string, phone: string) => `Call ${name}, ${phone}`

/** When the owner last confirmed a home: "today", "3 days ago". */
export function formatDaysAgo(days: number): string {
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}
