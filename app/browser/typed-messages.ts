import { isText } from '#domain/json/shape.ts'
import { createStoredValue } from './stored-value.ts'

type TypedMessages = Readonly<Record<string, string>>

/** Those that were typed last stay. */
const MAX_MESSAGES = 20

/** What stands in forms and was not sent, by places such as "0c5b…/seeker". */
const stored = createStoredValue<TypedMessages>({
  key: 'typedMessages',
  fallback: {},
  parse(text) {
    const entries = Object.entries(JSON.parse(text))
    const kept = entries.filter((entry): entry is [string, string] => isText(entry[1]))
    return { value: Object.fromEntries(kept), valid: kept.length === entries.length }
  },
  serialize: (messages) => (Object.keys(messages).length === 0 ? null : JSON.stringify(messages)),
})

const without = (messages: TypedMessages, place: string): [string, string][] =>
  Object.entries(messages).filter(([other]) => other !== place)

export const getTypedMessage = (place: string): string | undefined =>
  Object.entries(stored.get()).find(([other]) => other === place)?.[1]

export const keepTypedMessage = (place: string, text: string): void =>
  stored.update((messages) =>
    Object.fromEntries([...without(messages, place), [place, text] as const].slice(-MAX_MESSAGES)),
  )

/** Unless another tab has kept another text since. */
export function forgetTypedMessage(place: string, text: string): void {
  if (getTypedMessage(place) !== text) return
  stored.update((messages) => Object.fromEntries(without(messages, place)))
}

export const clearTypedMessages = (): void => stored.update(() => ({}))
