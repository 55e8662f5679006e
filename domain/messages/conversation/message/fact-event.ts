import type { FactFields, WordedFact } from '#domain/catalog/listing/facts.ts'
import type { AskedPrice } from '#domain/catalog/listing/listing.ts'

/** The value of the field `intent` of the form that asks for what a home does not state. */
export const ASK_INTENT = 'ask-facts'
/** And of the form that answers. */
export const ANSWER_INTENT = 'answer-facts'

/** What the site tells both people about facts of the home, without words. */
export type FactEvent =
  | { readonly kind: 'facts asked'; readonly facts: readonly WordedFact[] }
  | {
      readonly kind: 'facts answered'
      /** What the owner stated, with the currency of its amounts. */
      readonly stated: FactFields & { readonly asked?: AskedPrice | undefined }
    }

export const isFactEvent = (event: { readonly kind: string }): event is FactEvent =>
  event.kind === 'facts asked' || event.kind === 'facts answered'
