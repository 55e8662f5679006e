import { language } from '#content/uk/language.ts'
import { createMailWriter } from '#domain/platform/text/mail-text.ts'

/** Plain text and HTML of a mail are made from what it returns. */
export const writeMail = createMailWriter(language, 'Добрий день!')
