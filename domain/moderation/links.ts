import { PATHS, withParameters } from '#domain/platform/paths.ts'

export const moderatedOfferPath = (id: string): string =>
  `${PATHS.moderation}/${encodeURIComponent(id)}`

/** Tells the queue that the entry the moderator came from is no longer in it. */
export const GONE_PARAM = 'gone'

/** URL parameter of the log: the decision after which a page begins. */
export const LOG_AFTER_PARAM = 'after'

/** @param after a decision; the first page without it */
export const decisionLogPath = (after?: string): string =>
  withParameters(`${PATHS.moderation}/log`, after === undefined ? {} : { [LOG_AFTER_PARAM]: after })
