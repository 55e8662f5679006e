import { countCharacters } from '#domain/text/count-characters.ts'
import { isStorableText } from '#domain/text/storable-text.ts'
import { MAX_LENGTHS, OFFER_FIELDS, type OfferContent } from './content.ts'

/** What is in the fields of a step. */
export type TypedValues = Readonly<Partial<OfferContent>>

/** Where scripts save what is typed. Not with the paths of all pages: only the form needs it. */
export const DRAFT_PATH = '/my/drafts/:id'

export const draftPath = (id: string): string => DRAFT_PATH.replace(':id', encodeURIComponent(id))

/** A draft may hold whatever was typed, complete or not, as far as it can be stored. */
export const isKeepable = (values: TypedValues): boolean =>
  OFFER_FIELDS.every((field) => {
    const text = values[field] ?? ''
    return isStorableText(text) && countCharacters(text) <= MAX_LENGTHS[field]
  })

const withLineFeeds = (text = '') => text.replace(/\r\n?/g, '\n')

/** Forms without a script send other ends of lines than fields have. */
export const isSameText = (values: TypedValues, others: TypedValues): boolean =>
  OFFER_FIELDS.every((field) => withLineFeeds(values[field]) === withLineFeeds(others[field]))
