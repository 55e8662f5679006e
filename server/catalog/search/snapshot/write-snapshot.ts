import { ESTATE_TYPES, type EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { TableCapture } from '#search/listing-table.ts'
import type { Place } from '#search/place/place-collector.ts'
import type { FileStorage } from '#server/platform/storage/file-storage.ts'
import type { Position } from '../follow-listings.ts'
import { hashPart, listParts, type Manifest, type StoredTable, toManifestFile } from './manifest.ts'

/** Terms or places of a part, which takes some milliseconds to write. */
const LIST_LENGTH = 20_000

/** An index at one moment. */
export interface SnapshotSource {
  readonly position: Position
  readonly places: readonly Place[]
  readonly tables: Readonly<Record<EstateType, TableCapture>>
}

/**
 * Stores the parts, each in its own turn of the event loop, and then their manifest, so that what was there before
 * stays whole until the new is.
 *
 * @param name of the manifest
 * @param former the manifest that is replaced
 */
export async function writeSnapshot(
  storage: FileStorage,
  { position, places, tables }: SnapshotSource,
  { name, former, signal }: { name: string; former: Manifest | null; signal: AbortSignal },
): Promise<Manifest> {
  async function write(bytes: Buffer<ArrayBuffer>): Promise<string> {
    signal.throwIfAborted()
    const hash = await hashPart(bytes)
    await storage.put(hash, bytes)
    return hash
  }

  async function writePieces(pieces: Iterable<ArrayBufferView>): Promise<string[]> {
    const parts: string[] = []
    for (const { buffer, byteOffset, byteLength } of pieces)
      parts.push(await write(Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength)))
    return parts
  }

  async function writeList(items: readonly unknown[]): Promise<string[]> {
    const parts: string[] = []
    for (let from = 0; from < items.length; from += LIST_LENGTH)
      parts.push(await write(Buffer.from(JSON.stringify(items.slice(from, from + LIST_LENGTH)))))
    return parts
  }

  async function writeTable({
    length,
    cities,
    columns,
    terms,
  }: TableCapture): Promise<StoredTable> {
    const stored: string[][] = []
    for (const column of columns) stored.push(await writePieces(column))
    const rows: string[] = []
    let next = terms.next()
    for (; !next.done; next = terms.next()) rows.push(...(await writePieces([next.value])))
    const { terms: names, ends } = next.value
    return {
      length,
      cities,
      columns: stored,
      rows,
      rowCount: ends.at(-1) ?? 0,
      terms: await writeList(names),
      ends: await writePieces([ends]),
    }
  }

  const stored = {} as Record<EstateType, StoredTable>
  for (const type of ESTATE_TYPES) stored[type] = await writeTable(tables[type])
  const manifest: Manifest = {
    position,
    places: await writeList(places),
    tables: stored,
    replaced: former === null ? [] : listParts(former),
  }
  signal.throwIfAborted()
  await storage.put(name, toManifestFile(manifest))
  return manifest
}
