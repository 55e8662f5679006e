import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseProfile } from '#domain/feeds/profile/parse-profile.ts'
import { createResoRecord } from '#test/catalog/feed-file.ts'
import { PORTAL_FILES } from '#test/feeds/portals/portal-files.ts'
import { recognizeColumns } from './recognize-columns.ts'

const table = (columns: Record<string, readonly unknown[]>) => ({
  columns: Object.keys(columns),
  rows: Array.from({ length: Object.values(columns)[0]?.length ?? 0 }, (_, row) =>
    Object.values(columns).map((values) => values[row]),
  ),
})

const fieldsOf = (columns: Record<string, readonly unknown[]>) =>
  Object.fromEntries(
    recognizeColumns(table(columns)).uses.map(({ column, fields }) => [column, fields.join(' ')]),
  )

const reasonOf = (columns: Record<string, readonly unknown[]>, name: string) =>
  recognizeColumns(table(columns)).unused.find(({ column }) => column === name)?.reason

describe('columns', () => {
  it('are ignored with a reason if their values contradict the heading', () => {
    const columns = {
      Type: ['h', 'u', 't', 'h'],
      Телефон: ['Олена', 'Ірина', 'Олег', 'Юрій'],
      Latitude: ['999', '1200', '1000', '3000'],
      date: ['3/12/2016', '2016-02-04', '2017-03-04', '2017-01-01'],
    }
    expect(fieldsOf(columns)).toEqual({})
    expect(reasonOf(columns, 'Type')).toBe('its values do not look like sale or rent')
    expect(reasonOf(columns, 'Телефон')).toBe('its values do not look like a phone number')
    expect(reasonOf(columns, 'date')).toBe('its values do not look like a date like 2025-11-17')
    expect(reasonOf(columns, 'Latitude')).toBe('its values do not look like a latitude')
  })

  it('with the same name are distinguished by their contents', () => {
    const columns = {
      'Площа квартири': ['різна', 'велика', 'мала'],
      Площа: ['54,5', '61', '38'],
      Price: ['', '', '100'],
      price_usd: ['100', '200', '300'],
    }
    expect(fieldsOf(columns)).toEqual({ Площа: 'area', price_usd: 'price' })
    expect(reasonOf(columns, 'Price')).toBe('price is read from "price_usd"')
  })

  it.each([
    [['5/9', '9/3', '2/5', '3'], 'Поверх', 'floor'],
    [['9/3', '5/9'], 'Поверх', 'floor'],
    [['1/16'], 'Поверховість', 'floor'],
    [['54/30/9', '61,5/40/10', '38/20/7'], 'Площа', 'area'],
    [['50.4501, 30.5234', '50.4502, 30.5233', '50.4503, 30.5232'], 'Координати', 'lat'],
  ])('of several facts %j are read as the first of them', (texts, heading, field) => {
    // Coordinates are the key, too, if nothing else is.
    expect(fieldsOf({ [heading]: texts })[heading]?.replace('key ', '')).toBe(field)
  })

  it('can be the key although one of a few rows repeats it, but not if many do', () => {
    const streets = ['Зелена 1', 'Тиха 2', 'Нова 3', 'Стара 4', 'Нова 5']
    const keyOf = (ids: readonly string[]) =>
      recognizeColumns(table({ id: ids, Адреса: streets.slice(0, ids.length) })).profile.columns.key
    expect(keyOf(['1', '2', '3', '1'])).toBe('id')
    expect(keyOf(['1', '2', '3', '4', '1'])).toBe('id')
    expect(keyOf(['1', '2', '1'])).toBe('Адреса')
    expect(keyOf(['1', '2', '1', '2', '3'])).toBe('Адреса')
  })

  it('of degrees without headings are distinguished by their ranges', () => {
    const columns = {
      x: ['144.9631', '144.8123', '145.0321'],
      y: ['-37.8136', '-37.7001', '-37.9002'],
    }
    expect(fieldsOf(columns)).toEqual({ x: 'key lng', y: 'key lat' })
  })

  it('of nested objects are recognized by their last name, or by all', () => {
    const columns = {
      uid: ['a1', 'a2', 'a3'],
      'location.street': ['Зелена', 'Тиха', 'Нова'],
      'location.house': ['1', '2', '3'],
      'location.city': ['Львів', 'Львів', 'Львів'],
      'location.geo.lat': [49.84, 49.85, 49.86],
      'location.geo.lng': [24.03, 24.04, 24.05],
      'price.value': [100, 200, 300],
      'price.currency': ['USD', 'USD', 'USD'],
      'area.value': [40, 50, 60],
      'contact.name': ['Олена', 'Ірина', 'Олег'],
      'contact.phone': ['+380440000001', '+380440000002', '+380440000003'],
    }
    expect(fieldsOf(columns)).toMatchObject({
      'location.street': 'key address street',
      'location.house': 'key address houseNumber',
      'location.city': 'key address city',
      'location.geo.lat': 'lat',
      'location.geo.lng': 'lng',
      'price.value': 'price',
      'price.currency': 'currency',
      'area.value': 'area',
      'contact.name': 'agentName',
      'contact.phone': 'agentPhone',
    })
  })

  it.each([
    ['Тип нерухомості', ['Квартира', 'Будинок', 'квартира-студія'], 'kind'],
    ['Property type', ['House', 'Villa', 'House'], 'kind'],
    ['Property type', ['lakás', 'lakás', 'ház'], 'kind'],
    ['Тип', ['Квартира', 'Будинок', 'Ділянка'], 'kind'],
    ['Тип', ['вторинний', 'новобудова', 'новобудова'], undefined],
  ])('%s of %j say the kind of home', (heading, kinds, field) => {
    expect(fieldsOf({ [heading]: kinds })[heading]).toBe(field)
  })

  it('without a heading, or with a repeated one, are ignored', () => {
    const sample = { columns: ['', 'Price', 'Price'], rows: [['1', '2', '3']] }
    const { uses, unused } = recognizeColumns(sample)
    expect(uses.map(({ column }) => column)).toEqual(['Price'])
    expect(unused).toEqual([
      { column: '', reason: 'it has no heading' },
      { column: 'Price', reason: 'an earlier column has the same heading' },
    ])
  })

  it('that a person chose are trusted', () => {
    const sample = table({ 'Що це': ['x', 'y', 'z'], Ціна: ['1', '2', '3'] })
    const chosen = new Map([['Що це', 'price' as const]])
    const { profile, unused } = recognizeColumns({ ...sample, chosen })
    expect(profile.columns).toEqual({ price: 'Що це' })
    expect(unused).toEqual([{ column: 'Ціна', reason: 'price is read from "Що це"' }])
  })

  it.each([
    ['price_UAH', { currency: 'UAH' }],
    ['Ціна продажу, $', { currency: 'USD', type: 'sale' }],
    ['Monthly rent (€)', { currency: 'EUR', type: 'rent' }],
    ['Czynsz najmu i cena [zł]', {}],
  ])('can state a currency and a deal: %s', (heading, constants) => {
    const { constants: found } = recognizeColumns(table({ [heading]: ['100', '200', '300'] }))
    expect(Object.fromEntries(found.map(({ field, value }) => [field, value]))).toMatchObject(
      constants,
    )
  })

  it('may leave the deal to the file name', () => {
    const sample = { ...table({ Price: ['100', '200', '300'] }), title: 'kyiv_rent_2025.csv' }
    expect(recognizeColumns(sample).constants).toEqual([
      { field: 'type', value: 'rent', reason: 'the name of the file' },
    ])
  })
})

it('needs no confirmation for a source with known names only, whatever else it has', () => {
  const others = {
    BedroomsTotal: 2,
    BathroomsTotalInteger: 1,
    StreetName: 'Doroshenka',
    StreetNumber: '29',
    PostalCode: '79000',
    StateOrProvince: 'Lviv',
    PropertySubType: 'Apartment',
    Country: 'UA',
    LotSizeArea: 1,
    CityRegion: 'Center',
    ListOfficeName: 'Office',
    BuildingAreaTotal: 150,
    ListingURL: 'https://homes.example/1',
    PhotosCount: 3,
    LeaseTerm: '12 months',
  }
  const home = { ...createResoRecord(), ...others }
  const columns = Object.fromEntries(
    Object.entries(home).map(([name, value]) => [name, [value, value, value]]),
  )
  const varied: Record<string, unknown[]> = { ...columns, ListingKey: ['A1', 'A2', 'A3'] }
  expect(recognizeColumns(table(varied)).isPlain).toBe(true)
  const { ListPrice, ...withoutPrice } = varied
  const rename = (heading: string) => table({ ...withoutPrice, [heading]: ListPrice ?? [] })
  expect(recognizeColumns(rename('Price')).isPlain).toBe(true)
  expect(recognizeColumns(rename('Price, €')).isPlain).toBe(false)
  expect(recognizeColumns({ ...rename('Price, €'), stated: new Set(['currency']) }).isPlain).toBe(
    true,
  )
  expect(recognizeColumns(rename('Ціна оренди')).isPlain).toBe(false)
})

describe('any table', () => {
  const value = fc.oneof(fc.string(), fc.double(), fc.constant('5/9'), fc.constant(null))
  const heading = fc.oneof(
    fc.string(),
    fc.constantFrom(...PORTAL_FILES.flatMap(({ columns }) => columns)),
  )
  const anyTable = fc.array(heading, { maxLength: 12 }).chain((columns) =>
    fc.record({
      columns: fc.constant(columns),
      rows: fc.array(fc.array(value, { maxLength: columns.length + 1 }), { maxLength: 8 }),
    }),
  )

  it('gives each column one use and each field one source, and a valid profile', () => {
    fc.assert(
      fc.property(anyTable, (sample) => {
        const { profile, uses, unused } = recognizeColumns(sample)
        expect(uses.length + unused.length).toBe(sample.columns.length)
        for (const { confidence } of uses) expect(confidence > 0 && confidence <= 1).toBe(true)
        expect(parseProfile(JSON.stringify(profile))).toEqual({ profile })
      }),
    )
  })

  it('is recognized in any order of columns', () => {
    const named = PORTAL_FILES.filter(({ columns }) => !columns.includes('A'))
    const shuffled = fc.constantFrom(...named).chain((file) =>
      fc.record({
        file: fc.constant(file),
        order: fc.shuffledSubarray(
          file.columns.map((_, at) => at),
          { minLength: file.columns.length },
        ),
      }),
    )
    fc.assert(
      fc.property(shuffled, ({ file: { columns, rows, name: title }, order }) => {
        const reorder = <T>(list: readonly T[]) => order.map((at) => list[at] as T)
        const expected = recognizeColumns({ columns, rows, title }).profile
        const sample = { columns: reorder(columns), rows: rows.map(reorder), title }
        expect(recognizeColumns(sample).profile).toEqual(expected)
      }),
      { numRuns: 40 },
    )
  })
})
