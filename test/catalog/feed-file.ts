import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * Writes a temporary file, removed after the test.
 *
 * @returns its path
 */
export function createFeedFile(name: string, content: string | Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'homiq-feed-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** A listing with RESO's field names. */
export function createResoRecord(overrides: Record<string, unknown> = {}): Record<string, unknown> {
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
    ...overrides,
  }
}
