import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { REALTORS } from '#content/realtors.ts'
import { getPictureRoom, parsePictureUrl } from '#domain/catalog/listing/picture.ts'
import { RENT_LISTINGS } from './rent.ts'
import { SALE_LISTINGS } from './sale.ts'

const ALL = [...RENT_LISTINGS, ...SALE_LISTINGS]
const ROOM_ORDER = ['living', 'kitchen', 'bedroom', 'bathroom', 'exterior']

const getPictureNumber = (url: string) => url.match(/\/(\d\d)-/)?.[1]
const parsePicture = (url: string) => {
  const parts = parsePictureUrl(url)
  if (parts === null) throw new Error(`not a picture URL: ${url}`)
  return parts
}

test('shows every picture of the apartments once, and nothing else', () => {
  const shown = ALL.flatMap(({ images }) => images).map(
    (image) => `.${parsePicture(image).stem}.webp`,
  )
  const onDisk = readdirSync('pictures/apartments').map((name) => `./pictures/apartments/${name}`)
  expect(shown.toSorted()).toEqual(onDisk.toSorted())
})

test('has one listing for each number from 01 to 18', () => {
  const numbersByListing = ALL.map(({ images }) => [...new Set(images.map(getPictureNumber))])
  expect(numbersByListing.filter((numbers) => numbers.length !== 1)).toEqual([])
  const expected = Array.from({ length: 18 }, (_, i) => String(i + 1).padStart(2, '0'))
  expect(numbersByListing.flat().toSorted()).toEqual(expected)
})

describe.each(ALL)('$type $id', ({ images }) => {
  test('has the living room first, the building last', () => {
    const rooms = images.map((image) => getPictureRoom(parsePicture(image)))
    expect(rooms).toEqual(ROOM_ORDER.filter((room) => room !== 'bathroom' || images.length === 5))
  })

  test('has URLs with the size of the pictures', async () => {
    for (const { stem, width, height } of images.map(parsePicture)) {
      expect(await sharp(`.${stem}.webp`).metadata()).toMatchObject({ width, height })
    }
  })
})

describe.each(Object.values(REALTORS))('$name', ({ ava, phone }) => {
  test('has a small, square portrait without scripts or links', () => {
    const svg = readFileSync(`.${ava}`, 'utf8')
    expect(svg.length).toBeLessThan(12 * 1024)
    const [, width, height] = svg.match(/viewBox="0 0 (\d+) (\d+)"/) ?? []
    expect(width).toBe(height)
    expect(width).toBeDefined()
    expect(svg).not.toMatch(/<script|<foreignObject|<image|href=|javascript:|\son[a-z]+=/i)
  })

  test('has a well-formed phone number that nobody can have', () => {
    const digits = phone.replaceAll(' ', '')
    expect(digits).toMatch(/^\+380\d{9}$/)
    expect(digits).toMatch(/^\+380(44|32|56|48|57|342|432|372)000/)
  })
})
