const WITH_BATHROOM_PICTURE: ReadonlySet<number> = new Set([3, 4, 5, 7, 9, 10, 11, 13])

/**
 * The picture URLs of a sample listing, in the order of the carousel. The living room is also the cover.
 *
 * @param number 1 to 18, the prefix of the pictures' file names
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
