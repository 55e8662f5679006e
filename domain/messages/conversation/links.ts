import type { CatalogListing } from '#domain/catalog/listing/listing.ts'
import { PATHS, withParameters } from '#domain/platform/paths.ts'

export const conversationPath = (id: string): string =>
  `${PATHS.messages}/${encodeURIComponent(id)}`

/** The message at which a conversation opens. */
export const OPENING_ANCHOR = 'newest'

export const openingPath = (id: string): string => `${conversationPath(id)}#${OPENING_ANCHOR}`

/** Where a person appeals against a ban. */
export const BAN_NOTICE_PATH = `${PATHS.messages}#ban`

/** Where a seeker begins to write to a home's owner. */
export const writePath = ({ type, id }: Pick<CatalogListing, 'type' | 'id'>): string =>
  `${PATHS.messages}/new/${type}/${id}`

/** Where the owner's phone number is revealed. */
export const ownerPhonePath = (home: Pick<CatalogListing, 'type' | 'id'>): string =>
  `${writePath(home)}/phone`

/** The page where the counterpart, or one of their messages, is reported. */
export const reportConversationPath = (
  id: string,
  seq?: number,
  parameters: Readonly<Record<string, string>> = {},
): string =>
  withParameters(`${conversationPath(id)}/report`, {
    ...(seq !== undefined && { message: String(seq) }),
    ...parameters,
  })

/** The pattern of the path of a conversation, and of the handler that receives its form with pictures. */
export const CONVERSATION_PATH = `${PATHS.messages}/:id`
export const MESSAGE_PICTURE_PATH = `${CONVERSATION_PATH}/pictures/:seq/:position`

/** @param position counts from 1 */
export const messagePicturePath = (id: string, seq: number, position: number): string =>
  `${conversationPath(id)}/pictures/${seq}/${position}`

/** JSON with the number of unread messages. */
export const UNREAD_PATH = '/messages/unread'

/** This path is in the headers of mails about messages; see `stopMailsUrl`. */
export const STOP_MAILS_PATH = '/messages/no-mails'

export const stopMailsUrl = (origin: string, token: string): string =>
  `${origin}${withParameters(STOP_MAILS_PATH, { token })}`

/** The event stream that announces new messages. */
export const MESSAGE_EVENTS_PATH = '/messages/events'

/** JSON: GET reads messages after a number, POST sends one; see `myMessagesPath`. */
export const MY_MESSAGES_PATH = '/my/messages/:id'

export const myMessagesPath = (id: string): string =>
  MY_MESSAGES_PATH.replace(':id', encodeURIComponent(id))

/** @param seq only messages after this one are read */
export const laterMessagesPath = (id: string, seq: number): string =>
  withParameters(myMessagesPath(id), { after: String(seq) })
