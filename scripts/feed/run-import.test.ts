import { dirname } from 'node:path'
import { expect, it } from 'vitest'
import { createFeedFile, createResoRecord } from '#test/catalog/feed-file.ts'
import { runProgram } from '#test/site/run-program.ts'
import { runImport } from './run-import.ts'

const tryFile = (path: string, ...args: string[]) =>
  runProgram(runImport, [path, '--dry-run', ...args], {})

const table = (...rows: string[]) =>
  createFeedFile('homes.csv', ['id,Адреса,Вартість,Площа,Кімнат,Поверх', ...rows].join('\n'))

const ABROAD = ['--yes', '--type', 'sale', '--city', 'Lviv']
const UNSAID =
  'Prices that name no currency are taken as dollars; --currency UAH says what they are.'

it('names the row that repeats a key, and the row whose floors are in the wrong order', async () => {
  const path = table(
    'a1,Зелена 1,50000 $,40,2,5/9',
    'a2,Тиха 2,60000 $,50,2,9/3',
    'a3,Нова 3,70000 $,60,3,2/5',
    'a1,Стара 4,80000 $,70,3,1/5',
  )
  const { out, errors } = await tryFile(path, ...ABROAD)
  expect(out).toContain('4 rows: 4 rows can be imported, 0 rejected.')
  expect(errors).toContain(
    'line 5, key "a1": the key came before; the last row of a key counts\n\nHow often:',
  )
  expect(errors).toContain('1 × Поверх: expected a floor within the building, which has 3')
})

it.each([
  ['50000', [], true],
  ['50000 $', [], false],
  ['50000', ['--currency', 'UAH'], false],
])('asks for the currency of prices like %s with %j: %s', async (price, given, isSaid) => {
  const path = table(`a1,Зелена 1,${price},40,2,5/9`)
  const { errors } = await tryFile(path, ...ABROAD, ...given)
  expect(errors).toContain('would be read like this')
  expect(errors.includes(`${UNSAID}\n`)).toBe(isSaid)
})

it('refuses a folder with one sentence', async () => {
  const folder = dirname(table())
  const { code, errors } = await tryFile(folder)
  expect({ code, errors }).toEqual({ code: 1, errors: `${folder} is a folder; name a file.\n` })
})

it.each([
  [(homes: object[]) => JSON.stringify(homes), 'row 2'],
  [(homes: object[]) => JSON.stringify(homes, null, 1), 'line 19'],
  [(homes: object[]) => homes.map((home) => JSON.stringify(home)).join('\n'), 'line 2'],
])('locates a row in JSON: %s', async (write, place) => {
  const homes = [createResoRecord(), createResoRecord({ ListingKey: 'A2', LivingArea: 'big' })]
  const { errors } = await tryFile(createFeedFile('homes.json', write(homes)))
  expect(errors).toContain(`${place}, LivingArea: expected an area of`)
})

it('locates a row in one-line XML', async () => {
  const offer = (area: string) =>
    `<offer internal-id="${area}"><type>продажа</type><location><locality-name>Kharkiv</locality-name>` +
    `<address>Sumska St, 5</address></location><price><value>50000</value><currency>USD</currency></price>` +
    `<area><value>${area}</value></area><rooms>2</rooms></offer>`
  const feed = `<?xml version="1.0"?>\n<realty-feed>${offer('40')}${offer('big')}</realty-feed>\n`
  const { errors } = await tryFile(createFeedFile('homes.xml', feed))
  expect(errors).toContain('row 2, area/value: expected an area of')
})
