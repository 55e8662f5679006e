import { PATHS } from '#domain/site/links.ts'

export const moderatedOfferPath = (id: string): string =>
  `${PATHS.moderation}/${encodeURIComponent(id)}`
