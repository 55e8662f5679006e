// What the browser remembers of a visitor's way through the lists: one chunk, loaded after the page is hydrated.
export { recordVisit } from '#app/browser/listings/visits.ts'
export { HiddenNote } from './hidden-note.tsx'
export { SeenPlace } from './seen-place.tsx'
export { toggleHidden } from './toggle-hidden.ts'
