import type { SearchEvent } from '#domain/catalog/saved-search/event.ts'

export const eventNames: Readonly<Record<SearchEvent, string>> = {
  new: 'Нове',
  back: 'Знову опубліковано',
  gone: 'Більше не показуємо',
  'price-down': 'Ціна знизилася',
  'price-up': 'Ціна зросла',
  confirmed: 'Підтверджено, що ще актуально',
  changed: 'Змінено',
}

export function formatEvent(event: SearchEvent, was: string | null, now: string | null): string {
  const price = was !== null && now !== null && was !== now ? `${was} → ${now}` : (now ?? was ?? '')
  return `${eventNames[event]}: ${price}`
}
