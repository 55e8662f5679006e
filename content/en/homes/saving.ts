import { stepTexts } from './steps.ts'

const KEPT = 'What you typed is kept in this browser.'

/** Whether the last input was saved. */
export const savingTexts = {
  unchanged: '',
  saving: 'Saving…',
  saved: 'Saved',
  'saved with problems': 'Saved, but some fields need a change.',
  'no connection': `Not saved yet: no connection. ${KEPT}`,
  'signed out': `Not saved: you are no longer signed in. Sign in again and open this step. ${KEPT}`,
  'too fast': stepTexts.tooFast,
  refused: 'Not saved yet: one of the fields says what to change.',
  conflict: stepTexts.conflict,
  'no draft': stepTexts.notNow,
} as const

export const leftTexts = {
  lead: 'What you last typed here was not saved, because the home was changed in another tab or on another device.',
  putBack: 'Restore what I typed',
  discard: 'Keep what is shown',
} as const
