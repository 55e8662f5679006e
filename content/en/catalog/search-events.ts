import type { SearchEvent } from '#domain/catalog/saved-search/event.ts'

/** What a change of a home means to somebody who looks for homes. */
export const eventNames: Readonly<Record<SearchEvent, string>> = {
  new: 'New',
  back: 'Listed again',
  gone: 'No longer shown',
  'price-down': 'Price down',
  'price-up': 'Price up',
  confirmed: 'Confirmed as available',
  changed: 'Changed',
}

/** "Price down: $120,000 → $115,000", "New: $90,000". */
export function formatEvent(event: SearchEvent, was: string | null, now: string | null): string {
  const price = was !== null && now !== null && was !== now ? `${was} → ${now}` : (now ?? was ?? '')
  return `${eventNames[event]}: ${price}`
}
