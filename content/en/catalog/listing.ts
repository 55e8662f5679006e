import type { PictureRoom } from '#domain/catalog/listing/picture.ts'

export const listingTexts = {
  pageDescription: 'Page about the selected real estate',
  others: { sale: 'Browse homes for sale', rent: 'Browse homes for rent' },
  back: 'Back to list',
  more: 'Show More',
  description: 'Description',
  verified: 'Verified person',
  realtor: 'Realtor',
  unnamedRealtor: 'Contact person',
  offeredByOwner: 'Listed by the owner',
  report: 'Report',
  askTeam: 'Ask our team',
  carousel: 'Pictures of this home',
  pictures: 'Pictures',
  previous: 'Previous slide',
  next: 'Next slide',
  savedCopy:
    "Homiq can't be reached. This is your saved copy, and the listing may have changed since.",
  placeOnRequest: 'The exact address is shared when you arrange a viewing.',
} as const

/** What a picture shows. */
export const pictureRoomNames: Readonly<Record<PictureRoom, string>> = {
  living: 'Living room',
  kitchen: 'Kitchen',
  bedroom: 'Bedroom',
  bathroom: 'Bathroom',
  exterior: 'The building from the street',
}

/** Opens the pictures in full screen. */
export const allPicturesLabel = (count: number) =>
  count === 1 ? 'Full screen' : `All ${count} pictures`

/** What 'Verified person' opens to say. */
export const verificationTexts = {
  what: 'What was checked',
  by: 'Checked by',
  on: 'Checked on',
  until: 'Valid until',
} as const

/** Accessible names of a slide and of its pagination dot. Slides count from 1. */
export const slideLabel = (number: number | string) => `Slide ${number}`
export const goToSlideLabel = (number: number | string) => `Go to slide ${number}`

/** Accessible name of the link with the phone number. */
export const callLabel = (name: string | undefined, phone: string) =>
  name === undefined ? `Call ${phone}` : `Call ${name}, ${phone}`

/** When the owner last confirmed a home: "today", "3 days ago". */
export function formatDaysAgo(days: number): string {
  if (days <= 0) return 'today'
  return days === 1 ? 'yesterday' : `${days} days ago`
}
