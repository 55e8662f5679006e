import { conversationPath } from '#domain/messages/conversation/links.ts'

/** @param id of the conversation */
export const viewingsPath = (id: string): string => `${conversationPath(id)}/viewings`

/** The list of times. */
export const VIEWINGS_ANCHOR = 'viewings'

/** The conversation, opened at its viewings. */
export const viewingsInConversationPath = (id: string): string =>
  `${conversationPath(id)}#${VIEWINGS_ANCHOR}`

export const viewingFilePath = (id: string, viewing: string): string =>
  `${viewingsPath(id)}/${encodeURIComponent(viewing)}/viewing.ics`
