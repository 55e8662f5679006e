import { countCharacters } from '#domain/platform/text/count-characters.ts'
import { isStorableText } from '#domain/platform/text/storable-text.ts'
import { MAX_LENGTHS, OFFER_FIELDS, type OfferContent } from './content.ts'

/** The values in the fields of a step. */
export type TypedValues = Readonly<Partial<OfferContent>>

/**
 * Where scripts save what is typed. Kept apart from the paths that all pages load: only the form
 * needs it.
 */
export const DRAFT_PATH = '/my/drafts/:id'

export const draftPath = (id: string): string => DRAFT_PATH.replace(':id', encodeURIComponent(id))

/** A draft may contain anything that can be stored, complete or not. */
export const isKeepable = (values: TypedValues): boolean =>
  OFFER_FIELDS.every((field) => {
    const text = values[field] ?? ''
    return isStorableText(text) && countCharacters(text) <= MAX_LENGTHS[field]
  })

const withLineFeeds = (text = '') => text.replace(/\r\n?/g, '\n')

/** Forms sent without a script have other line breaks than fields read by one. */
export const isSameText = (values: TypedValues, others: TypedValues): boolean =>
  OFFER_FIELDS.every((field) => withLineFeeds(values[field]) === withLineFeeds(others[field]))
