import type { FactFields, WordedFact } from '#domain/catalog/listing/facts.ts'
import type { AskedPrice } from '#domain/catalog/listing/listing.ts'

/** What the site tells both people about facts of the home, without words. */
export type FactEvent =
  | { readonly kind: 'facts asked'; readonly facts: readonly WordedFact[] }
  | {
      readonly kind: 'facts answered'
      /** What the owner stated, with the currency of its amounts. */
      readonly stated: FactFields & { readonly asked?: AskedPrice | undefined }
    }

export const isFactEvent = <Event extends { readonly kind: string }>(
  event: Event | FactEvent,
): event is FactEvent => event.kind === 'facts asked' || event.kind === 'facts answered'
