import { PATHS } from '#domain/site/links.ts'

/** @param step of its form, or `preview` */
export const offerStepPath = (id: string, step: string): string =>
  `${PATHS.myListings}/${encodeURIComponent(id)}/${step}`
