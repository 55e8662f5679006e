/** The language of the texts, as in `lang` of HTML. */
export const LANGUAGE = 'en'
