import { hasFields, isNumber, isObject, isText } from '#domain/platform/json/shape.ts'
import { createStoredEntries } from './stored-entries.ts'

/** What was typed into a step of an offer and is not on the server yet. */
export interface TypedStep {
  /** Revision of the draft that the text belongs to. */
  readonly revision: number
  readonly values: Readonly<Record<string, string>>
}

const MAX_STEPS = 20

const isTypedStep = hasFields<TypedStep>({
  revision: isNumber,
  values: (value): value is TypedStep['values'] =>
    isObject(value) && Object.values(value).every(isText),
})

/** Keyed by text such as "0c5b…/facts". */
const stored = createStoredEntries({ key: 'typedHomes', isEntry: isTypedStep, max: MAX_STEPS })

const getName = (id: string, step: string) => `${id}/${step}`

export const getTypedStep = (id: string, step: string): TypedStep | undefined =>
  stored.get(getName(id, step))

export const keepTypedStep = (id: string, step: string, typed: TypedStep): void =>
  stored.keep(getName(id, step), typed)

export const forgetTypedStep = (id: string, step: string): void => stored.forget(getName(id, step))

export const clearTypedHomes = stored.clear
