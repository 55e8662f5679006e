import { PATHS, withParameters } from '#domain/platform/paths.ts'

/** @param step of its form, or `preview` */
export const offerStepPath = (id: string, step: string): string =>
  `${PATHS.myListings}/${encodeURIComponent(id)}/${encodeURIComponent(step)}`

export const MENDING_PARAM = 'mend'

/** A step that leads back to the preview, which names something to change there. */
export const mendStepPath = (id: string, step: string): string =>
  withParameters(offerStepPath(id, step), { [MENDING_PARAM]: '' })

/** Route patterns of the functions below. */
export const SENT_PICTURES_PATH = `${PATHS.myListings}/:id/pictures/files` as const
export const PICTURE_FILE_PATH = `${SENT_PICTURES_PATH}/:file` as const
export const CHECK_PICTURE_PATH = `${PATHS.myListings}/:id/check/picture` as const

/** Where pictures of a home are sent, in a form or one by one. */
export const sentPicturesPath = (id: string): string => `${offerStepPath(id, 'pictures')}/files`

/** An upload, until it is a picture. */
export const pictureFilePath = (id: string, file: string): string =>
  `${sentPicturesPath(id)}/${encodeURIComponent(file)}`

export const REFUSED_PARAM = 'refused'

/** @param problems why uploaded files did not become pictures */
export const offerPicturesPath = (id: string, problems: readonly string[] = []): string =>
  withParameters(
    offerStepPath(id, 'pictures'),
    problems.map((problem) => [REFUSED_PARAM, problem]),
  )

/** Where a check's picture is sent, and shown to its owner and to moderators. */
export const checkPicturePath = (id: string): string => `${offerStepPath(id, 'check')}/picture`

/** @param problems why a check's picture was refused */
export const homeCheckPath = (id: string, problems: readonly string[] = []): string =>
  withParameters(
    offerStepPath(id, 'check'),
    problems.map((problem) => [REFUSED_PARAM, problem]),
  )

/** The answers about a home that a mailed link can give. */
export const HOME_ANSWERS = ['free', 'closed'] as const
export type HomeAnswer = (typeof HOME_ANSWERS)[number]

export const isHomeAnswer = (text: unknown): text is HomeAnswer =>
  HOME_ANSWERS.some((answer) => answer === text)

export const confirmHomeUrl = (origin: string, answer: HomeAnswer, token: string): string =>
  `${origin}${withParameters(PATHS.confirmHome, { answer, token })}`
