import type { CatalogListing } from '#domain/listing/listing.ts'
import { PATHS } from '#domain/site/links.ts'

export const conversationPath = (id: string): string =>
  `${PATHS.messages}/${encodeURIComponent(id)}`

/** Where somebody begins to write to the owner of a home. */
export const writePath = ({ type, id }: Pick<CatalogListing, 'type' | 'id'>): string =>
  `${PATHS.messages}/new/${type}/${id}`

/** JSON with the number of unread messages. */
export const UNREAD_PATH = '/messages/unread'
