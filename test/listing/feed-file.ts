import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** The path of a new file in a folder of its own, removed when the test has ended. */
export function createFeedFile(name: string, content: string | Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'homiq-feed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** A home under RESO's names. */
export function createResoRecord(
  differences: Record<string, unknown> = {},
): Record<string, unknown> {
  return {
    ListingKey: 'A1',
    PropertyType: 'Residential',
    ListPrice: 395_000,
    UnparsedAddress: '29 Doroshenka Street, Lviv',
    PublicRemarks: 'Three rooms, a "corner",\nand a view.',
    RoomsTotal: 3,
    LivingArea: 131.5,
    EntryLevel: 3,
    StoriesTotal: 5,
    YearBuilt: 1908,
    Latitude: 49.8385,
    Longitude: 24.025,
    ListAgentFullName: 'Andriy Bondar',
    ListAgentPreferredPhone: '+380 44 000 02 34',
    ModificationTimestamp: '2025-11-17T10:00:00Z',
    ...differences,
  }
}
