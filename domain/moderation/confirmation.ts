import { PATHS, withParameters } from '#domain/platform/paths.ts'
import {
  LOGGED_DECISIONS,
  LOGGED_KINDS,
  type LoggedChoice,
  type LoggedKind,
} from '#domain/safety/logged-decision.ts'
import { DONE_PARAM, type DoneQuery } from '#domain/site/done-param.ts'
import { moderatedOfferPath } from './links.ts'

/** What a moderator has just decided. */
export interface DecisionConfirmation {
  readonly decision: LoggedChoice
  /** The kind of thing that was decided about. */
  readonly kind: LoggedKind
}

/** A section of the queue; also its anchor. */
export type QueueSection = 'ranked' | 'checks' | 'other-reports' | 'bans'

const SECTIONS: Readonly<Record<DecisionConfirmation['decision'], QueueSection>> = {
  approve: 'ranked',
  reject: 'ranked',
  'grant-claim': 'ranked',
  'dismiss-claim': 'ranked',
  'approve-check': 'checks',
  'reject-check': 'checks',
  dismiss: 'other-reports',
  act: 'other-reports',
  lift: 'bans',
  uphold: 'bans',
  undo: 'ranked',
}

/** The section in which the next entry is. */
export const getSection = ({ decision }: DecisionConfirmation): QueueSection => SECTIONS[decision]

const KIND_PARAM = 'about'

/**
 * The next case, confirming the decision; without one the queue, opened at the section of the next entry.
 *
 * @param next the id of that case
 */
export function decisionConfirmationPath(
  decided: DecisionConfirmation,
  next: string | null = null,
): string {
  const parameters = { [DONE_PARAM]: decided.decision, [KIND_PARAM]: decided.kind }
  return next === null
    ? `${withParameters(PATHS.moderation, parameters)}#${getSection(decided)}`
    : withParameters(moderatedOfferPath(next), parameters)
}

export function readDecisionConfirmation(query: DoneQuery): DecisionConfirmation | null {
  const [done, about] = [query.get(DONE_PARAM), query.get(KIND_PARAM)]
  const decision = LOGGED_DECISIONS.find((one) => one === done)
  const kind = LOGGED_KINDS.find((one) => one === about)
  return decision && kind ? { decision, kind } : null
}

/**
 * False for a made-up URL, or one that is opened again later.
 *
 * @param last the last decision
 */
export const isJustDecided = (
  confirmation: DecisionConfirmation,
  last: DecisionConfirmation | null,
): boolean => confirmation.decision === last?.decision && confirmation.kind === last.kind
