import { sql } from 'drizzle-orm'
import { ESTATE_TYPES, type EstateType } from '#domain/estate-type.ts'
import { type Columns, columnsOf } from '#search/columns.ts'
import type { Queryable } from '../db/open.ts'
import { listings } from '../db/schema/listings.ts'
import { catalogueColumns, type SearchableListing } from '../listing/queries.ts'

/** The searchable columns of the whole catalogue, as of one moment. */
export interface CatalogueIndex {
  /** Changes whenever the catalogue has. */
  readonly version: string
  readonly columns: Readonly<Record<EstateType, Columns>>
}

/** The order in which results are listed: the newest first, and of one moment the lowest id. */
const newestFirst = (a: SearchableListing, b: SearchableListing) =>
  b.publishedAt - a.publishedAt || a.id - b.id

/** The moment of the last change to the catalogue, to the microsecond; '' when it is empty. */
export async function catalogueVersion(db: Queryable): Promise<string> {
  const [last] = await db
    .select({ at: sql<string | null>`max(${listings.updatedAt})::text` })
    .from(listings)
  return last?.at ?? ''
}

/** Reads the catalogue into columns. What changes meanwhile has a later version. */
export async function loadCatalogueIndex(db: Queryable): Promise<CatalogueIndex> {
  const version = await catalogueVersion(db)
  const rows: SearchableListing[] = []
  for await (const batch of catalogueColumns(db)) rows.push(...batch)
  rows.sort(newestFirst)
  const columns = (type: EstateType) =>
    columnsOf(
      rows
        .filter((row) => row.type === type)
        .map(({ renovation, pricePerSquare, ...row }) => ({
          ...row,
          isRenovation: renovation,
          pricePerSquare: pricePerSquare ?? 0,
        })),
    )
  const [sale, rent] = ESTATE_TYPES.map(columns) as [Columns, Columns]
  return { version, columns: { sale, rent } }
}
