import { PATHS, withParameters } from '#domain/site/links.ts'

/** @param step of its form, or `preview` */
export const offerStepPath = (id: string, step: string): string =>
  `${PATHS.myListings}/${encodeURIComponent(id)}/${step}`

/** Where a browser without scripts sends pictures of a home. */
export const sentPicturesPath = (id: string): string => `${offerStepPath(id, 'pictures')}/files`

export const REFUSED_PARAM = 'refused'

/** @param problems why files that were sent did not become pictures */
export const offerPicturesPath = (id: string, problems: readonly string[] = []): string =>
  withParameters(
    offerStepPath(id, 'pictures'),
    problems.map((problem) => [REFUSED_PARAM, problem]),
  )
