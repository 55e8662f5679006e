import type { DecisionConfirmation } from '#domain/moderation/confirmation.ts'
import type { LoggedKind } from '#domain/safety/logged-decision.ts'

const ACTED: Readonly<Record<LoggedKind, string>> = {
  offer: 'The home is taken down.',
  listing: 'The home is taken down.',
  message: 'The message is removed.',
  person: 'The person is banned from writing.',
}

const DECIDED: Readonly<Record<Exclude<DecisionConfirmation['decision'], 'act'>, string>> = {
  approve: 'The home is approved.',
  reject: 'The home is rejected.',
  'grant-claim': 'The copy is taken down.',
  'dismiss-claim': 'The claim is dismissed.',
  'approve-check': 'The person is verified.',
  'reject-check': 'The picture is rejected.',
  dismiss: 'The reports are dismissed.',
  lift: 'The ban is lifted.',
  uphold: 'The ban is upheld.',
  undo: 'The decision is undone: the home is back in the queue.',
}

export const formatDecided = ({ decision, kind }: DecisionConfirmation): string =>
  decision === 'act' ? ACTED[kind] : DECIDED[decision]

export const undoTexts = { undo: 'Undo' } as const

/** "Approved: 6 Kanatna Street, Odesa." */
export const formatUndoable = (decision: string, address: string) => `${decision}: ${address}.`

export const undoRefusals = {
  'too late': 'This was not undone: a decision can be undone only within a minute.',
  changed: 'This was not undone: the home has changed since the decision.',
} as const
