import { isText } from '#domain/platform/json/shape.ts'
import { createStoredEntries } from './stored-entries.ts'

const MAX_MESSAGES = 20

/** Unsent drafts of messages, by place, such as "0c5b…/seeker". */
const stored = createStoredEntries({ key: 'typedMessages', isEntry: isText, max: MAX_MESSAGES })

export const getTypedMessage = stored.get
export const keepTypedMessage = stored.keep

/** Deletes the draft, unless another tab has stored a different one since. */
export function forgetTypedMessage(place: string, text: string): void {
  if (stored.get(place) === text) stored.forget(place)
}

export const clearTypedMessages = stored.clear
