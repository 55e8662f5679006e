import type { DecisionConfirmation } from '#domain/moderation/confirmation.ts'
import type { LoggedKind } from '#domain/safety/logged-decision.ts'

const ACTED: Readonly<Record<LoggedKind, string>> = {
  offer: 'The home is taken off.',
  listing: 'The home is taken off.',
  message: 'The message is removed.',
  person: 'The person cannot write now.',
}

const DECIDED: Readonly<Record<Exclude<DecisionConfirmation['decision'], 'act'>, string>> = {
  approve: 'The home is approved.',
  reject: 'The home is rejected.',
  'grant-claim': 'The copy is taken off.',
  'dismiss-claim': 'The claim is dismissed.',
  'approve-check': 'The person is verified.',
  'reject-check': 'The picture is rejected.',
  dismiss: 'The reports are dismissed.',
  lift: 'The ban is taken back.',
  uphold: 'The ban stays.',
  undo: 'The decision is taken back: the home waits again.',
}

export const formatDecided = ({ decision, kind }: DecisionConfirmation): string =>
  decision === 'act' ? ACTED[kind] : DECIDED[decision]

export const undoTexts = { undo: 'Undo' } as const

/** "Approved: 6 Kanatna Street, Odesa." */
export const formatUndoable = (decision: string, address: string) => `${decision}: ${address}.`

export const undoRefusals = {
  'too late': 'This was not taken back: a decision can be taken back for a minute.',
  changed: 'This was not taken back: something happened to the home since.',
} as const
