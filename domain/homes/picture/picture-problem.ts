/**
 * Why a file did not become a picture of a home; `content/en/homes/pictures.ts` has the
 * sentences.
 */
export const PICTURE_PROBLEMS = [
  'no file',
  'not a picture',
  'already there',
  'drawing',
  'heic',
  'broken',
  'too large',
  'too many pixels',
  'too small',
  'too many',
  'account full',
  'unconfirmed full',
  'no space',
  'too fast',
  'cut off',
  'not now',
] as const

export type PictureProblem = (typeof PICTURE_PROBLEMS)[number]

export const isPictureProblem = (text: unknown): text is PictureProblem =>
  PICTURE_PROBLEMS.some((problem) => problem === text)
