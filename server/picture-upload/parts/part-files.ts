import { createHash, randomUUID } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PICTURE_LIMITS } from '#domain/picture/limits.ts'

/** Limit of all files that have not become pictures yet. */
const MAX_TOTAL_BYTES = 4_000_000_000

export interface PartKey {
  readonly owner: string
  /** The offer. */
  readonly id: string
  /** The file. */
  readonly file: string
}

const getOwnerMark = (owner: string) =>
  createHash('sha256').update(owner).digest('hex').slice(0, 16)

/**
 * The name of a file on disk. It contains the owner, so that nobody else can continue the upload.
 */
export const getPartName = ({ owner, id, file }: PartKey): string =>
  `${getOwnerMark(owner)}.${id}.${file}`

/**
 * Makes room for one more file. An account may have as many as a home has pictures; beyond that its
 * oldest, abandoned ones are deleted. While the total is too large, files of the account with the
 * most bytes are deleted, so that nobody can block others with unfinished files.
 *
 * @returns the id of the new file
 */
export async function evictOldest(
  folder: string,
  owner: string,
  limits: { readonly maxFiles?: number; readonly maxTotalBytes?: number } = {},
): Promise<string> {
  const { maxFiles = PICTURE_LIMITS.pictures, maxTotalBytes = MAX_TOTAL_BYTES } = limits
  const parts = (await listFiles(folder)).filter(({ name }) => !name.endsWith('.json'))
  const owners = Map.groupBy(
    parts.sort((one, other) => one.mtimeMs - other.mtimeMs),
    ({ name }) => name.split('.')[0] ?? '',
  )
  const removed = (owners.get(getOwnerMark(owner)) ?? []).slice(0, -(maxFiles - 1))
  let total = sumBytes(parts) - sumBytes(removed)
  while (total >= maxTotalBytes) {
    const left = [...owners.values()].map((own) => own.filter((it) => !removed.includes(it)))
    const [oldest] = left.sort((one, other) => sumBytes(other) - sumBytes(one))[0] ?? []
    if (oldest === undefined) break
    removed.push(oldest)
    total -= oldest.size
  }
  for (const { name } of removed)
    for (const file of [name, `${name}.json`]) await rm(join(folder, file), { force: true })
  return randomUUID()
}

interface PartFile {
  readonly name: string
  readonly size: number
  readonly mtimeMs: number
}

const sumBytes = (files: readonly PartFile[]) => files.reduce((sum, { size }) => sum + size, 0)

async function listFiles(folder: string): Promise<PartFile[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.map(async (name) => {
    const info = await stat(join(folder, name)).catch(() => null)
    return info === null ? [] : [{ name, size: info.size, mtimeMs: info.mtimeMs }]
  })
  return (await Promise.all(files)).flat()
}
