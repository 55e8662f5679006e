import type { Language } from '#domain/platform/language.ts'

/** What each language calls itself, and what it says to those whose page is in another one. */
export const LANGUAGE_WORDS: Readonly<
  Record<
    Language,
    {
      readonly name: string
      /** In the header. */
      readonly short: string
      /** Leads to the same page in this language. */
      readonly read: string
      readonly offer: string
      /** Stays in the other language. */
      readonly decline: string
    }
  >
> = {
  en: {
    name: 'English',
    short: 'Eng',
    read: 'Read in English',
    offer: 'Homiq is available in English.',
    decline: 'No, thanks',
  },
  uk: {
    name: 'Українська',
    short: 'Укр',
    read: 'Читати українською',
    offer: 'Homiq є українською.',
    decline: 'Ні, дякую',
  },
}
