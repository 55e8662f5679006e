import { isDeepStrictEqual } from 'node:util'

interface Column {
  readonly type: string
  readonly notNull: boolean
  readonly default?: unknown
  readonly identity?: unknown
  readonly generated?: unknown
}

/** A key, a reference, a check or a unique index: the columns are in one of these. */
interface Constraint {
  readonly columns?: unknown
  readonly columnsFrom?: unknown
  readonly value?: string
}

interface Table {
  readonly columns: Readonly<Record<string, Column>>
  readonly indexes: Readonly<Record<string, Constraint & { readonly isUnique: boolean }>>
  readonly foreignKeys: Readonly<Record<string, Constraint>>
  readonly compositePrimaryKeys: Readonly<Record<string, Constraint>>
  readonly uniqueConstraints: Readonly<Record<string, Constraint>>
  readonly checkConstraints: Readonly<Record<string, Constraint>>
}

/** What drizzle-kit writes of the tables after a migration. */
export interface Snapshot {
  readonly tables: Readonly<Record<string, Table>>
}

/** What rows must fulfil, by name. */
const listConstraints = (table: Table): Record<string, Constraint> => ({
  ...table.foreignKeys,
  ...table.compositePrimaryKeys,
  ...table.uniqueConstraints,
  ...table.checkConstraints,
  ...Object.fromEntries(Object.entries(table.indexes).filter(([, { isUnique }]) => isUnique)),
})

const hasValue = (column: Column) =>
  !column.notNull ||
  column.default !== undefined ||
  column.identity !== undefined ||
  column.generated !== undefined

function compareTables(before: Table, after: Table): string[] {
  const known = Object.keys(before.columns)
  const columns = known.flatMap((name) => {
    const [was, is] = [before.columns[name] as Column, after.columns[name]]
    if (is === undefined) return `${name} is gone`
    if (is.type !== was.type) return `${name} has another type`
    if (!was.notNull && is.notNull) return `${name} must have a value`
    return hasValue(was) && !hasValue(is) ? `${name} has no default` : []
  })
  const added = Object.entries(after.columns)
    .filter(([name, column]) => !known.includes(name) && !hasValue(column))
    .map(([name]) => `${name} must have a value`)
  const former = listConstraints(before)
  const constraints = Object.entries(listConstraints(after)).flatMap(([name, constraint]) => {
    if (isDeepStrictEqual(constraint, former[name])) return []
    const text = JSON.stringify([constraint.columns, constraint.columnsFrom, constraint.value])
    const isAboutKnown = known.some((column) => new RegExp(`\\W${column}\\W`).test(text))
    return isAboutKnown ? `${name} restricts rows` : []
  })
  return [...columns, ...added, ...constraints]
}

/** Why a version that knows the tables of `before` may not be able to read and write those of `after`. */
export const findBreakingChanges = (before: Snapshot, after: Snapshot): string[] =>
  Object.entries(before.tables).flatMap(([name, table]) => {
    const changed = after.tables[name]
    if (changed === undefined) return `${name} is gone`
    return compareTables(table, changed).map((change) => `${name}: ${change}`)
  })
