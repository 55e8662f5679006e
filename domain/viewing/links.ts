import { conversationPath } from '#domain/conversation/links.ts'

/** @param id of the conversation */
export const viewingsPath = (id: string): string => `${conversationPath(id)}/viewings`

export const viewingFilePath = (id: string, viewing: string): string =>
  `${viewingsPath(id)}/${encodeURIComponent(viewing)}/viewing.ics`
