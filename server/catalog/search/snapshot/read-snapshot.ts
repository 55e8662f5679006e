import { ESTATE_TYPES, type EstateType } from '#domain/catalog/listing/estate-type.ts'
import {
  type Column,
  createTableContent,
  listColumns,
  type TableContent,
} from '#search/listing-table.ts'
import type { Place } from '#search/place/place-collector.ts'
import { PIECE_LENGTH } from '#search/term-index.ts'
import { mapConcurrently } from '#server/platform/runtime/map-concurrently.ts'
import type { FileStorage } from '#server/platform/storage/file-storage.ts'
import { hashPart, type Manifest, type StoredTable } from './manifest.ts'

/** More would wait for each other; over a network each takes its time. */
const READ_AT_ONCE = 8

/** Something is missing or has other bytes than were written. */
export class UnusableSnapshotError extends Error {}

/** @throws {UnusableSnapshotError} */
export async function readSnapshot(storage: FileStorage, { places, tables }: Manifest) {
  async function read(hash: string): Promise<Buffer<ArrayBuffer>> {
    const bytes = await storage.get(hash)
    if (bytes !== null && (await hashPart(bytes)) === hash) return bytes
    throw new UnusableSnapshotError(
      `The part ${hash} is ${bytes === null ? 'missing' : 'damaged'}.`,
    )
  }

  async function readInto(column: Column, parts: readonly string[]): Promise<void> {
    const target = new Uint8Array(column.buffer)
    const pieceBytes = PIECE_LENGTH * column.BYTES_PER_ELEMENT
    await mapConcurrently([...parts.entries()], READ_AT_ONCE, async ([at, hash]) => {
      target.set(await read(hash), at * pieceBytes)
    })
  }

  async function readList<Item>(parts: readonly string[]): Promise<Item[]> {
    const lists = await mapConcurrently(
      parts,
      READ_AT_ONCE,
      async (hash): Promise<Item[]> => JSON.parse((await read(hash)).toString()),
    )
    return lists.flat()
  }

  async function readTable(stored: StoredTable): Promise<TableContent> {
    const { length, cities, rowCount } = stored
    const content = createTableContent(length)
    const rows = new Uint32Array(rowCount)
    const terms = await readList<string>(stored.terms)
    const ends = new Uint32Array(terms.length)
    await readInto(rows, stored.rows)
    await readInto(ends, stored.ends)
    for (const [at, column] of listColumns(content).entries())
      await readInto(column, stored.columns[at] ?? [])
    return { ...content, length, cities, terms: { terms, ends, rows } }
  }

  const content = {} as Record<EstateType, TableContent>
  for (const type of ESTATE_TYPES) content[type] = await readTable(tables[type])
  return { places: await readList<Place>(places), tables: content }
}
