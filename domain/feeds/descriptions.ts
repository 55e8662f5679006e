import type { Translations } from '#domain/catalog/listing/listing.ts'
import { omitMissing } from '#domain/catalog/listing/omit-missing.ts'
import type { StoredListing } from '#domain/catalog/listing/stored-listing.ts'
import { mapLanguages } from '#domain/platform/language.ts'
import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import { type FeedValues, readName } from './values.ts'

const FIELDS = { en: 'descriptionEn', uk: 'descriptionUk' } as const

type Descriptions = Pick<StoredListing, 'description' | 'translations'>

const toTranslations = (texts: Translations): Translations | undefined => {
  const stated = omitMissing(mapLanguages((language) => texts[language] || undefined))
  return Object.keys(stated).length === 0 ? undefined : stated
}

/** Reads the descriptions in an export of this site. */
export const readStoredTranslations = (values: FeedValues): Translations | undefined =>
  toTranslations(mapLanguages((language) => values.raw(FIELDS[language])))

/**
 * Reads the description, and those in languages of the site that say something else. Without a main one, or with a
 * Russian one, which no reader of the site chose, another is the main one.
 */
export function readDescriptions(values: FeedValues): Descriptions {
  const given = readName(values, 'description')
  const texts = mapLanguages((language) => readName(values, FIELDS[language]))
  const other = texts.uk || texts.en
  const description =
    other !== '' && (given === '' || guessLanguage(given) === 'ru') ? other : given
  const translations = toTranslations(
    mapLanguages((language) => (texts[language] === description ? '' : texts[language])),
  )
  return { description, ...(translations && { translations }) }
}
