import type { PictureLimits } from '#domain/homes/picture/limits.ts'
import type { PictureMove } from '#domain/homes/picture/order.ts'
import type { PictureProblem } from '#domain/homes/picture/picture-problem.ts'
import { formatNumber } from '#domain/platform/text/format-number.ts'

export const pictureTexts = {
  choose: 'Add pictures',
  send: 'Send',
  empty: 'No pictures yet. Homes with pictures get more views.',
  cover: 'Cover',
  menu: 'Edit',
  goOn: 'Continue',
  list: 'Pictures in order',
  order: 'Drag a picture to another place, or use its menu or the arrow keys.',
  refused: 'Not added:',
} as const

const toMegabytes = (bytes: number) => Math.round(bytes / 1_000_000)

export const formatPictureHint = ({ pictures, fileBytes }: PictureLimits) =>
  `Up to ${pictures} pictures, ${toMegabytes(fileBytes)} MB each: JPEG, PNG, WebP, AVIF or GIF. The first one is the cover. Location data and other metadata are removed.`

export const formatPictureCount = (count: number, { pictures }: PictureLimits) =>
  `${count} of ${pictures} pictures`

export const pictureActionNames: Readonly<Record<PictureMove | 'remove', string>> = {
  first: 'Make it the cover',
  earlier: 'Move left',
  later: 'Move right',
  remove: 'Remove',
}

/** Alternative text, counted from 1. */
export const formatPictureName = (number: number, count: number) => `Picture ${number} of ${count}`

/** Announced when a key has moved one. */
export const formatMoved = (place: number, count: number) => `Now picture ${place} of ${count}.`

/** The accessible name of a button of one picture. */
export const pictureActionLabel = (action: string, number: number) => `${action}: picture ${number}`

/** What to do about a file that did not become a picture. */
export function formatPictureProblem(problem: PictureProblem, limits: PictureLimits): string {
  switch (problem) {
    case 'no file':
      return 'No file selected. Choose one or more pictures, then send them.'
    case 'not a picture':
      return 'Homiq cannot read this file as a picture. Send a JPEG, PNG, WebP, AVIF or GIF.'
    case 'already there':
      return 'Already there: this home has this picture.'
    case 'drawing':
      return 'Drawings (SVG) are not accepted. Send a photo, or the drawing saved as PNG.'
    case 'heic':
      return 'Homiq cannot read HEIC photos. Save the photo as JPEG and send that. To take JPEG photos on an iPhone, choose Settings, Camera, Formats, “Most Compatible”.'
    case 'broken':
      return 'This file is damaged or incomplete. Open it, save it again and send the new copy.'
    case 'too large':
      return `This file is larger than ${toMegabytes(limits.fileBytes)} MB. Make it smaller and send it again.`
    case 'too many pixels':
      return 'This picture has more pixels than Homiq can read. Make it smaller, for example 4,000 pixels wide.'
    case 'too small':
      return `This picture is too small or too narrow: its shorter side needs at least ${limits.minSide} pixels once the longer one is at most ${formatNumber(limits.storedSide)}.`
    case 'too many':
      return `A home can have at most ${limits.pictures} pictures. Remove one to add another.`
    case 'account full':
      return `The pictures of your homes take up ${toMegabytes(limits.accountBytes)} MB, the most an account can have. Delete homes you do not need, or some of their pictures.`
    case 'unconfirmed full':
      return `Until its email address is confirmed, an account can have ${toMegabytes(limits.unconfirmedBytes)} MB of pictures. “Send the link again” in the settings emails you the link.`
    case 'no space':
      return 'Homiq has no space for pictures right now. Try again tomorrow, or write to us.'
    case 'too fast':
      return 'Too many pictures at once. Wait a moment and send it again.'
    case 'cut off':
      return 'The connection was lost before everything arrived. Complete pictures are here; send the rest again, a few at a time.'
    case 'not now':
      return 'This home is no longer a draft, so its pictures cannot be changed.'
  }
}
