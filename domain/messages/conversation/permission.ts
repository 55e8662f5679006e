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

interface Rule {
  readonly by: readonly Party[]
  readonly unless: readonly Obstacle[]
  /** The action is possible only while this obstacle applies. */
  readonly needs?: Obstacle
}

const BOTH: readonly Party[] = ['seeker', 'owner']

/** Who may do what, and what prevents it (docs/product/messages.md, "Messages"). */
export const RULES = {
  write: { by: BOTH, unless: OBSTACLES },
  block: { by: BOTH, unless: ['other erased', 'blocking'] },
  unblock: { by: BOTH, unless: ['other erased'], needs: 'blocking' },
  leave: { by: BOTH, unless: [] },
} as const satisfies Record<string, Rule>

export type ConversationAction = keyof typeof RULES

const ACTIONS = Object.keys(RULES) as ConversationAction[]

export const isConversationAction = (text: unknown): text is ConversationAction =>
  ACTIONS.some((action) => action === text)

const applies = (standing: ConversationStatus): Readonly<Record<Obstacle, boolean>> => ({
  'other erased': standing.isOtherErased,
  blocking: standing.isBlocking,
  blocked: standing.isBlocked,
  'other left': standing.hasOtherLeft,
})

/** What keeps a person from writing; `null` for nothing. */
export function findObstacle(standing: ConversationStatus): Obstacle | null {
  const are = applies(standing)
  return OBSTACLES.find((obstacle) => are[obstacle]) ?? null
}

/** A seeker's pictures are refused before the first answer, so that nobody gets unwanted ones. */
export const maySendPictures = (party: Party, isAnswered: boolean): boolean =>
  isAnswered || party === 'owner'

export function mayAct(
  action: ConversationAction,
  party: Party,
  standing: ConversationStatus,
): boolean {
  const { by, unless, needs }: Rule = RULES[action]
  const are = applies(standing)
  if (!by.includes(party) || (needs !== undefined && !are[needs])) return false
  return !unless.some((obstacle) => are[obstacle])
}
