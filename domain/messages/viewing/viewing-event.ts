import type { Party } from '#domain/messages/conversation/party.ts'
import type { Span } from './overlap.ts'

interface StoredSpan {
  /** ISO 8601. */
  readonly startsAt: string
  readonly endsAt: string
}

/** What the site tells both people about viewings, without words: each reads it in a language of their own. */
export type ViewingEvent =
  | { readonly kind: 'offered'; readonly by: Party; readonly times: readonly StoredSpan[] }
  | {
      readonly kind: 'taken' | 'canceled' | 'withdrawn' | 'viewing ended' | 'time ended'
      readonly time: StoredSpan
    }

export const toStoredSpan = ({ startsAt, endsAt }: Span): StoredSpan => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
})

export const toSpan = ({ startsAt, endsAt }: StoredSpan): Span => ({
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
})
