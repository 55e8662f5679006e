import type { DecisionConfirmation } from '#domain/moderation/confirmation.ts'
import type { LoggedKind } from '#domain/safety/logged-decision.ts'

const ACTED: Readonly<Record<LoggedKind, string>> = {
  offer: 'Оголошення знято з\u00a0публікації.',
  listing: 'Оголошення знято з\u00a0публікації.',
  message: 'Повідомлення видалено.',
  person: 'Людині заборонено писати.',
}

const DECIDED: Readonly<Record<Exclude<DecisionConfirmation['decision'], 'act'>, string>> = {
  approve: 'Оголошення схвалено.',
  reject: 'Оголошення відхилено.',
  'grant-claim': 'Копію знято з\u00a0публікації.',
  'dismiss-claim': 'Заяву відхилено.',
  'approve-check': 'Особу перевірено.',
  'reject-check': 'Фото відхилено.',
  dismiss: 'Скарги відхилено.',
  lift: 'Блокування знято.',
  uphold: 'Блокування залишено.',
  undo: 'Рішення скасовано: оголошення знову в\u00a0черзі.',
}

export const formatDecided = ({ decision, kind }: DecisionConfirmation): string =>
  decision === 'act' ? ACTED[kind] : DECIDED[decision]

export const undoTexts = { undo: 'Повернути в\u00a0чергу' } as const

/** "Схвалено: вул. Канатна, 6, Одеса." */
export const formatUndoable = (decision: string, address: string) => `${decision}: ${address}.`

export const undoRefusals = {
  'too late': 'Рішення не скасовано: скасувати його можна лише протягом хвилини.',
  changed: 'Рішення не скасовано: відтоді оголошення змінилося.',
} as const
