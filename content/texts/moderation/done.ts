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
}

export const formatDecided = ({ decision, kind }: DecisionConfirmation): string =>
  decision === 'act' ? ACTED[kind] : DECIDED[decision]
