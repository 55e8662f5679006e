import { describe, expect, it } from 'vitest'
import { PORTAL_FILES } from '#test/feeds/portals/portal-files.ts'
import { hasHeadings } from './heading-row.ts'

describe('the first row of a table', () => {
  it.each(PORTAL_FILES.map((file) => [file.name, file] as const))(
    'is recognized as headings or values: %s',
    (_, { columns, rows, isHeadless = false }) => {
      if (!isHeadless) expect(hasHeadings(columns)).toBe(true)
      expect(rows.filter((row) => hasHeadings(row))).toEqual([])
    },
  )

  it.each([
    ['1', '2', '3', '4'],
    ['A', 'B', 'C', 'D'],
    ['key', 'price', '2024', '2025'],
    ['bedroom2', 'sqft_living15', 'sqft_lot15'],
  ])('has headings: %s', (...cells) => {
    expect(hasHeadings(cells)).toBe(true)
  })

  it.each([
    ['квартира', 'продаж', '45 000 $', '2-кімн.'],
    ['Kyiv', '50.4501', '30.5234', 'https://p.example/1.jpg'],
    ['5/9', '+380 44 000 00 01', '17.11.2025'],
  ])('has values: %s', (...cells) => {
    expect(hasHeadings(cells)).toBe(false)
  })
})
