/** Listings, by number, that have a picture of the bathroom. */
const WITH_BATHROOM_PICTURE: ReadonlySet<number> = new Set([3, 4, 5, 7, 9, 10, 11, 13])

/**
 * The picture addresses of one sample listing, in the order of its carousel: the living room, which
 * is also the picture of the card, then kitchen, bedroom, bathroom where there is one, and the
 * building last. Rooms are 1440 by 960 pixels, bathrooms and buildings 960 by 640.
 *
 * @param number 1 to 18, the number at the start of the pictures' names
 */
export function getListingPictures(number: number): string[] {
  const stem = `/pictures/apartments/${String(number).padStart(2, '0')}`
  return [
    `${stem}-living-1440x960.jpg`,
    `${stem}-kitchen-1440x960.jpg`,
    `${stem}-bedroom-1440x960.jpg`,
    ...(WITH_BATHROOM_PICTURE.has(number) ? [`${stem}-bathroom-960x640.jpg`] : []),
    `${stem}-exterior-960x640.jpg`,
  ]
}
