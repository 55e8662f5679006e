import { stripBidiControls } from './bidi-controls.ts'

/** For what somebody typed and one line holds: a header or a paragraph of a mail. */
export const toSingleLine = (text: string): string =>
  stripBidiControls(text).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
