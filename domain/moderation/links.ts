import { PATHS, withParameters } from '#domain/site/links.ts'

export const moderatedOfferPath = (id: string): string =>
  `${PATHS.moderation}/${encodeURIComponent(id)}`

/** Of the log: after which decision its next page begins. */
export const LOG_AFTER_PARAM = 'after'

/** @param after a decision; without it the first page */
export const decisionLogPath = (after?: string): string =>
  withParameters(`${PATHS.moderation}/log`, after === undefined ? {} : { [LOG_AFTER_PARAM]: after })
