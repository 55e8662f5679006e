import { createStoredJson } from '#app/browser/storage/stored-value.ts'
import type { Register } from '#domain/catalog/shortlist/merge.ts'
import {
  type Guard,
  hasFields,
  isListOf,
  isNumber,
  isObject,
  isText,
} from '#domain/platform/json/shape.ts'

type UnsentRegisters = Readonly<Record<string, readonly Register[]>>

const isRegister = hasFields<Register>({
  key: isText,
  value: (value): value is Register['value'] => value === null || typeof value !== 'object',
  time: isNumber,
  member: isText,
})

const isUnsent: Guard<UnsentRegisters> = (value): value is UnsentRegisters =>
  isObject(value) && Object.values(value).every(isListOf(isRegister))

const NONE: readonly Register[] = []

/** What was written on each list and has not arrived, by the id of the list. */
export const storedUnsentRegisters = createStoredJson<UnsentRegisters>({
  key: 'unsentLists',
  fallback: {},
  isValid: isUnsent,
})

export const getUnsentRegisters = (all: UnsentRegisters, list: string): readonly Register[] =>
  all[list] ?? NONE

export function updateUnsentRegisters(
  list: string,
  change: (unsent: readonly Register[]) => readonly Register[],
): void {
  storedUnsentRegisters.update((all) => {
    const unsent = change(getUnsentRegisters(all, list))
    const { [list]: _before, ...others } = all
    return unsent.length === 0 ? others : { ...others, [list]: unsent }
  })
}

export const clearUnsentRegisters = (): void => storedUnsentRegisters.update(() => ({}))
