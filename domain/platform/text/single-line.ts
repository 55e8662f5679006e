import { stripBidiControls } from './bidi-controls.ts'

/** For typed text that must fit on one line: a header or a paragraph of a mail. */
export const toSingleLine = (text: string): string =>
  stripBidiControls(text).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
