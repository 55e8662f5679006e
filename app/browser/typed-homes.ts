import { hasFields, isNumber, isObject, isText } from '#domain/json/shape.ts'
import { createStoredValue } from './stored-value.ts'

/** What was typed into a step of a home and is not on the server yet. */
export interface TypedStep {
  /** Of the draft that it was typed into. */
  readonly revision: number
  readonly values: Readonly<Record<string, string>>
}

type TypedHomes = Readonly<Record<string, TypedStep>>

/** Those that were typed last stay. */
const MAX_STEPS = 20

const isTypedStep = hasFields<TypedStep>({
  revision: isNumber,
  values: (value): value is TypedStep['values'] =>
    isObject(value) && Object.values(value).every(isText),
})

/** By texts such as "0c5b…/facts". */
const stored = createStoredValue<TypedHomes>({
  key: 'typedHomes',
  fallback: {},
  parse(text) {
    const entries = Object.entries(JSON.parse(text))
    const kept = entries.filter((entry): entry is [string, TypedStep] => isTypedStep(entry[1]))
    return { value: Object.fromEntries(kept), valid: kept.length === entries.length }
  },
  serialize: (homes) => (Object.keys(homes).length === 0 ? null : JSON.stringify(homes)),
})

const getKey = (id: string, step: string) => `${id}/${step}`

const without = (homes: TypedHomes, key: string): [string, TypedStep][] =>
  Object.entries(homes).filter(([other]) => other !== key)

export const getTypedStep = (id: string, step: string): TypedStep | undefined =>
  stored.get()[getKey(id, step)]

export function keepTypedStep(id: string, step: string, typed: TypedStep): void {
  const key = getKey(id, step)
  stored.update((homes) =>
    Object.fromEntries([...without(homes, key), [key, typed] as const].slice(-MAX_STEPS)),
  )
}

export function forgetTypedStep(id: string, step: string): void {
  stored.update((homes) => Object.fromEntries(without(homes, getKey(id, step))))
}

export const clearTypedHomes = (): void => stored.update(() => ({}))
