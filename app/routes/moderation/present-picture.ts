import type { HomePicture } from '#domain/homes/picture/home-picture.ts'
import { formatDay } from '#texts/format/date.ts'

/** A picture with when its owner first put it up. */
export const presentPicture = ({
  firstAt,
  ...picture
}: HomePicture & { readonly firstAt: Date }) => ({
  // With the time of day, which tells who was first on the same day.
  picture,
  firstOn: `${formatDay(firstAt)}, ${firstAt.toISOString().slice(11, 16)} UTC`,
})
