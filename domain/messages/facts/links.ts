import { conversationPath } from '#domain/messages/conversation/links.ts'

/**
 * Where an owner answers what was asked about facts of the home.
 *
 * @param id of the conversation
 */
export const factsPath = (id: string): string => `${conversationPath(id)}/facts`

/** The value of the field `intent` of a form that asks for what a home does not state. */
export const ASK_INTENT = 'ask-facts'
