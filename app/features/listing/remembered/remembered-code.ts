// Everything that depends on the visitor's stored lists, in one chunk that loads after hydration.
export { recordVisit } from '#app/browser/listings/visits.ts'
export { HiddenNote } from './hidden-note.tsx'
export { SeenRowSlot } from './seen-row-slot.tsx'
export { toggleHidden } from './toggle-hidden.ts'
