import { createStoredValue } from '#app/browser/storage/stored-value.ts'
import { hasFields, isNumber, isText } from '#domain/platform/json/shape.ts'

/** A message that the server has not accepted yet. */
export interface UnsentMessage {
  readonly key: string
  readonly conversation: string
  readonly text: string
  /** The number of the message before it. */
  readonly after: number
}

/** Beyond this, the oldest are dropped. */
const MAX_MESSAGES = 50

const isUnsentMessage = hasFields<UnsentMessage>({
  key: isText,
  conversation: isText,
  text: isText,
  after: isNumber,
})

const stored = createStoredValue<readonly UnsentMessage[]>({
  key: 'unsentMessages',
  fallback: [],
  parse(text) {
    const entries: unknown[] = JSON.parse(text)
    const value = entries.filter(isUnsentMessage)
    return { value, valid: value.length === entries.length }
  },
  serialize: (messages) => (messages.length === 0 ? null : JSON.stringify(messages)),
})

export const getUnsent = (conversation: string): readonly UnsentMessage[] =>
  stored.get().filter((it) => it.conversation === conversation)

export const keepUnsent = (message: UnsentMessage): void =>
  stored.update((all) =>
    [...all.filter(({ key }) => key !== message.key), message].slice(-MAX_MESSAGES),
  )

export const forgetUnsent = (keys: readonly string[]): void => {
  if (stored.get().some(({ key }) => keys.includes(key)))
    stored.update((all) => all.filter(({ key }) => !keys.includes(key)))
}

export const clearUnsent = (): void => stored.update(() => [])
