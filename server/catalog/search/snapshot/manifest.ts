import { createHash } from 'node:crypto'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Position } from '../follow-listings.ts'

/** Hashes are names of stored parts. */
export interface StoredTable {
  readonly length: number
  readonly cities: readonly string[]
  /** The parts of each column, in the order of `listColumns`. */
  readonly columns: readonly (readonly string[])[]
  readonly rows: readonly string[]
  readonly rowCount: number
  readonly terms: readonly string[]
  readonly ends: readonly string[]
}

/** What a snapshot consists of. */
export interface Manifest {
  readonly position: Position
  readonly places: readonly string[]
  readonly tables: Readonly<Record<EstateType, StoredTable>>
  /** Parts of the snapshot before, which somebody may still be reading. */
  readonly replaced: readonly string[]
}

export const listParts = ({ places, tables }: Manifest): string[] => [
  ...places,
  ...Object.values(tables).flatMap(({ columns, rows, terms, ends }) => [
    ...columns.flat(),
    ...rows,
    ...terms,
    ...ends,
  ]),
]

const HASH_LENGTH = 32

/** The name of a part: the beginning of its SHA-256, on another thread. */
export async function hashPart(bytes: Buffer<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Buffer.from(digest).toString('hex').slice(0, HASH_LENGTH)
}

const hashText = (text: string) => createHash('sha256').update(text).digest('hex')

export function toManifestFile(manifest: Manifest): Buffer<ArrayBuffer> {
  const text = JSON.stringify(manifest)
  return Buffer.from(`${hashText(text)}\n${text}`)
}

/** `null` for a damaged file. */
export function parseManifestFile(bytes: Buffer): Manifest | null {
  const [hash = '', text = ''] = bytes.toString().split('\n')
  return hashText(text) === hash ? JSON.parse(text) : null
}
