import type { Party } from './party.ts'

/** What can prevent an action, in order of precedence. */
export const OBSTACLES = ['other erased', 'blocking', 'blocked', 'other left'] as const
export type Obstacle = (typeof OBSTACLES)[number]

export const isObstacle = (text: string): text is Obstacle =>
  OBSTACLES.some((obstacle) => obstacle === text)

/** The state of a conversation as one of its two people sees it. */
export interface ConversationStatus {
  /** The counterpart's account is erased. */
  readonly isOtherErased: boolean
  /** The counterpart has left for good. */
  readonly hasOtherLeft: boolean
  /** This person blocks the counterpart. */
  readonly isBlocking: boolean
  /** The counterpart blocks this person. */
  readonly isBlocked: boolean
}

/** What either of the two can do besides writing (docs/product/messages.md, "Messages"). */
export const CONVERSATION_ACTIONS = ['block', 'unblock', 'leave'] as const
export type ConversationAction = (typeof CONVERSATION_ACTIONS)[number]

export const isConversationAction = (text: unknown): text is ConversationAction =>
  CONVERSATION_ACTIONS.some((action) => action === text)

/** What keeps a person from writing; `null` for nothing. */
export function findObstacle(standing: ConversationStatus): Obstacle | null {
  if (standing.isOtherErased) return 'other erased'
  if (standing.isBlocking) return 'blocking'
  if (standing.isBlocked) return 'blocked'
  return standing.hasOtherLeft ? 'other left' : null
}

/** A seeker's pictures are refused before the first answer, so that nobody gets unwanted ones. */
export const maySendPictures = (party: Party, isAnswered: boolean): boolean =>
  isAnswered || party === 'owner'

export const mayAct = (
  action: ConversationAction,
  { isOtherErased, isBlocking }: ConversationStatus,
): boolean => action === 'leave' || (!isOtherErased && isBlocking === (action === 'unblock'))
