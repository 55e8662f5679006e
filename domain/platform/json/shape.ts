// Type guards for what browsers read from storage and from responses. Every page needs them, so they are
// written by hand: Zod, which checks forms and what the server gets, is 7 kB of script as sent.

export type Guard<T> = (value: unknown) => value is T

/** What a guard accepts. */
export type Guarded<G> = G extends Guard<infer T> ? T : never

/** One for each field; other fields are accepted. */
export type FieldGuards<T> = { readonly [Name in keyof T]-?: Guard<T[Name]> }

export const isText: Guard<string> = (value) => typeof value === 'string'
export const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean'

/** Neither `NaN` nor infinite: JSON has no such numbers, but `1e999` is read as one. */
export const isNumber: Guard<number> = (value): value is number => Number.isFinite(value)

export const isOptional =
  <T>(isValid: Guard<T>): Guard<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || isValid(value)

export const isListOf =
  <T>(isEntry: Guard<T>): Guard<T[]> =>
  (value): value is T[] =>
    Array.isArray(value) && value.every(isEntry)

export const isObject: Guard<Record<string, unknown>> = (value): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const hasFields =
  <T extends object>(guards: FieldGuards<T>): Guard<T> =>
  (value): value is T =>
    isObject(value) && getNames(guards).every((name) => guards[name](value[name]))

/** A copy without the fields that have no guard, in the order of the guards. */
export const pickFields = <T extends object>(value: T, guards: FieldGuards<T>): T =>
  Object.fromEntries(
    getNames(guards).flatMap((name) => (name in value ? [[name, value[name]]] : [])),
  ) as T

/** @throws {TypeError} */
export function requireShape<T>(value: unknown, isValid: Guard<T>): T {
  if (!isValid(value)) throw new TypeError('The value has another shape.')
  return value
}

const getNames = <T>(guards: FieldGuards<T>) => Object.keys(guards) as (keyof T & string)[]
