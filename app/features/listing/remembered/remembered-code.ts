// What the browser remembers of a visitor's way through the lists: one chunk, loaded after the page is hydrated.
export { recordVisit } from '#app/browser/listings/visits.ts'
export { HiddenNote } from './hidden-note.tsx'
export { SeenRowSlot } from './seen-row-slot.tsx'
export { toggleHidden } from './toggle-hidden.ts'
