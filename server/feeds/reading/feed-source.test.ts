import { describe, expect, it } from 'vitest'
import { nameColumns } from '#domain/feeds/recognize/heading-row.ts'
import { recognizeColumns } from '#domain/feeds/recognize/recognize-columns.ts'
import { collect } from '#test/async/collect.ts'
import { createFeedFile, createResoRecord } from '#test/catalog/feed-file.ts'
import { encodePortalFile } from '#test/feeds/portals/portal-file.ts'
import { PORTAL_FILES } from '#test/feeds/portals/portal-files.ts'
import { findMissingColumns, REQUIRED_COLUMNS } from './missing-columns.ts'
import { openFeed } from './open-feed.ts'
import { sampleFeed } from './sample-feed.ts'

describe('a file of unknown columns', () => {
  it.each(PORTAL_FILES.map((file) => [file.name, file] as const))(
    'is read as it is recognized: %s',
    async (name, file) => {
      const path = createFeedFile(name, encodePortalFile(file))
      const sample = await sampleFeed({ path })
      expect(sample?.columns).toEqual(file.columns)
      expect(sample?.rows).toEqual(file.rows)
      if (sample === null) return
      const { profile, unused } = recognizeColumns({ ...sample, title: name })
      const feed = await openFeed({ path, profile })
      if (feed.columns !== null)
        expect(feed.unusedColumns).toEqual(unused.map(({ column }) => column))
      const rows = (await collect(feed.rows())).flat()
      expect(rows).toHaveLength(file.rows.length)
      for (const row of rows) {
        if ('notShown' in row) continue
        expect(row).toMatchObject({ record: { price: expect.stringMatching(/\d/) } })
      }
    },
  )

  it('skips rows that the profile excludes', async () => {
    const path = createFeedFile('homes.csv', 'Тип,Ціна\nБудинок,1\nКвартира,2\n')
    const profile = { columns: { price: 'Ціна' }, only: { Тип: ['квартир'] } }
    expect((await collect((await openFeed({ path, profile })).rows())).flat()).toEqual([
      { line: 2, notShown: 'Тип is none of: квартир' },
      { line: 3, record: { price: '2' } },
    ])
  })

  it('may be JSON, whose members are its columns', async () => {
    const homes = [
      { 'Ціна, грн': 900_000, place: { Широта: 49.9, Довгота: 36.2 } },
      { 'Ціна, грн': 800_000, Поверх: '2/5', place: { Широта: 49.8, Довгота: 36.3 } },
    ]
    const path = createFeedFile('homes.json', JSON.stringify(homes))
    const sample = await sampleFeed({ path })
    expect(sample).toEqual({
      columns: ['Ціна, грн', 'place.Широта', 'place.Довгота', 'Поверх'],
      rows: [
        [900_000, 49.9, 36.2, ''],
        [800_000, 49.8, 36.3, '2/5'],
      ],
    })
    const profile = { columns: { price: 'Ціна, грн', lat: 'place.Широта' } }
    const [row] = (await collect((await openFeed({ path, profile })).rows())).flat()
    expect(row).toEqual({ line: 1, record: { price: 900_000, lat: 49.9 } })
  })

  it('needs no recognition if all names are known', async () => {
    const path = createFeedFile('homes.ndjson', JSON.stringify(createResoRecord({ Pool: 'yes' })))
    const sample = await sampleFeed({ path })
    expect(sample && recognizeColumns(sample).isPlain).toBe(true)
  })

  it('has the separator that its rows agree on, even with commas in headings', async () => {
    const text = 'Площа, м²;Ціна, грн;Кухня, м²\n54;100;9\n61;200;10\n'
    const sample = await sampleFeed({ path: createFeedFile('homes.csv', text) })
    expect(sample?.columns).toEqual(['Площа, м²', 'Ціна, грн', 'Кухня, м²'])
  })

  it('may have no headings: its first row is a listing, and missing columns are reported by number', async () => {
    const path = createFeedFile('homes.csv', 'a,50000,54,Kyiv\nb,60000,61,Kyiv\n')
    const feed = await openFeed({ path })
    expect(feed).toMatchObject({ isHeadless: true, columns: nameColumns(4) })
    expect((await collect(feed.rows())).flat()).toHaveLength(2)
    expect(findMissingColumns(feed, new Set(['type']), REQUIRED_COLUMNS)[0]).toBe(
      'There is no column for key: the file has no headings, so say which one it is, such as --column key="column 1".',
    )
    const columns = new Map([['column 2', 'price'] as const])
    const [row] = (await collect((await openFeed({ path, columns })).rows())).flat()
    expect(row).toEqual({ line: 1, record: { price: '50000' } })
  })

  it('with too many columns is refused at once', async () => {
    const home = Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`kitchen${at}`, at]))
    const path = createFeedFile('homes.json', JSON.stringify([home]))
    await expect(sampleFeed({ path })).rejects.toThrow(
      'has 50,000 columns; at most 500 can be recognized. Say with --profile which are read.',
    )
  })
})
