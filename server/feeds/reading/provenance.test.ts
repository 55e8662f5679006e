import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { ListingPlace } from '#domain/catalog/listing/listing.ts'
import type { StoredListing } from '#domain/catalog/listing/stored-listing.ts'
import { findCity } from '#server/catalog/listing/to-search-criteria.ts'
import {
  FACTS,
  type Fact,
  getFactColumns,
  getFactConstants,
} from '#test/feeds/portals/fact-cells.ts'
import type { PortalFile } from '#test/feeds/portals/portal-file.ts'
import { PORTAL_FILES } from '#test/feeds/portals/portal-files.ts'
import { type ReadPortalFile, readPortalFile } from '#test/feeds/portals/read-portal-file.ts'
import { isMadeOf, listNumbers } from '#test/feeds/portals/stated-values.ts'

const SQUARE_FOOT = 0.092_903_04

function listingOf({ parse }: ReadPortalFile, cells: readonly string[]): StoredListing | null {
  const read = parse(cells)
  return read?.kind === 'listing' ? read.listing : null
}

describe.each(PORTAL_FILES.map((file) => [file.name, file] as const))('%s', (_, file) => {
  let source: ReadPortalFile
  let said: PortalFile['expected']
  const cellsOf = (row: readonly string[], fact: Fact) =>
    getFactColumns(said, fact).map((column) => row[file.columns.indexOf(column)] ?? '')

  async function open() {
    vi.spyOn(console, 'error').mockReturnValue()
    source = await readPortalFile(file)
    vi.restoreAllMocks()
    // A shipped profile contains what a person would say.
    said = file.profile === undefined ? file.expected : (source.profile as typeof said)
    // Options of the command apply to all rows, too.
    const { city } = source.profile.constants ?? {}
    const { type } = source.conventions
    said = {
      ...said,
      constants: { ...said.constants, ...(city && { city }), ...(type && { type }) },
    }
  }

  it('keeps at least 97 of 100 homes', async () => {
    await open()
    const read = file.rows.map((row) => source.parse(row)).filter((it) => it !== null)
    const kept = read.filter(({ kind }) => kind === 'listing').length
    expect(read.length).toBeGreaterThan(10)
    expect(kept / read.length).toBeGreaterThanOrEqual(0.97)
    expect(source.rows.filter((row) => 'record' in row)).toHaveLength(read.length)
  })

  it('reads each fact from its own cells only', async () => {
    await open()
    const row = fc.nat(file.rows.length - 1).map((at) => file.rows[at] as readonly string[])
    fc.assert(
      fc.property(row, row, fc.constantFrom(...FACTS), (one, other, fact) => {
        const columns = getFactColumns(said, fact)
        const mixed = one.map((cell, at) =>
          columns.includes(file.columns[at] ?? '') ? (other[at] ?? '') : cell,
        )
        const [before, wanted, after] = [one, other, mixed].map((row) => listingOf(source, row))
        if (!before || !wanted || !after) return
        expect(after[fact]).toEqual(wanted[fact])
        for (const rest of FACTS)
          if (!getFactColumns(said, rest).some((column) => columns.includes(column)))
            expect([rest, after[rest]]).toEqual([rest, before[rest]])
      }),
      { numRuns: 400 },
    )
  })

  it('reads nothing that its cell does not state', async () => {
    await open()
    for (const row of file.rows) {
      const listing = listingOf(source, row)
      if (listing === null) continue
      for (const fact of FACTS) checkFact(listing, fact, row)
    }
  })

  function checkFact(listing: StoredListing, fact: Fact, row: readonly string[]): void {
    const value = listing[fact]
    const cells = cellsOf(row, fact).filter((cell) => cell !== '')
    const constants = getFactConstants(said, fact)
    const meaning = Object.entries(file.meanings ?? {}).find(([name]) => name === fact)?.[1]
    if (meaning !== undefined) {
      expect([fact, value, row]).toEqual([fact, meaning[cells[0] ?? ''], row])
      return
    }
    const nothing = value === undefined || value === '' || (Array.isArray(value) && !value.length)
    if (nothing) return
    const meanings = Object.values(source.profile.values ?? {}).flatMap(Object.values)
    const context = `${fact} of ${JSON.stringify(row)}`
    // Every fact has a cell, or holds for all rows.
    expect(cells.length + constants.length, context).toBeGreaterThan(0)
    const numbers = cells.flatMap(listNumbers)
    const isStated = (number: number) => expect(numbers, context).toContain(number)
    if (fact === 'price') isStated(listing.asked?.amount ?? listing.price)
    else if (fact === 'asked') isStated(listing.asked?.amount ?? 0)
    else if (fact === 'pricePerSquare')
      expect(value).toBeCloseTo(listing.price / (listing.area ?? 0), -1)
    else if (fact === 'area') {
      const feet = numbers.map((number) => Math.round(number * SQUARE_FOOT * 100) / 100)
      expect([...numbers, ...feet], context).toContain(value)
    } else if (fact === 'rooms') isStated(listing.rooms)
    else if (fact === 'place') {
      const { cityId, ...parts }: ListingPlace = listing.place
      for (const part of Object.values(parts))
        expect(isMadeOf(part ?? '', [...cells, ...constants]), context).toBe(true)
      expect(cityId).toBe(findCity(listing.city)?.id)
    } else if (fact === 'images')
      expect(isMadeOf(listing.images.join(','), cells), context).toBe(true)
    else if (fact === 'Realtor') {
      const { ava, ...person } = listing.Realtor ?? {}
      expect(ava).toBeUndefined()
      expect(isMadeOf(Object.values(person).join(','), cells), context).toBe(true)
    } else if (typeof value === 'object' && 'value' in value && value.value === 'other')
      expect([...cells, ...meanings], context).toContain(value.text)
    else if (typeof value === 'number') isStated(value)
    else if (typeof value === 'string' && fact !== 'type') {
      expect(isMadeOf(value, [...cells, ...constants, ...meanings]), context).toBe(true)
    }
  }
})
