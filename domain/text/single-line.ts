import { withoutTurning } from './turned-text.ts'

/** For what somebody typed and one line holds: a header or a paragraph of a mail. */
export const toSingleLine = (text: string): string =>
  withoutTurning(text).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
