import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatPictureSrcSet,
  getPictureRoom,
  getPictureWidths,
  isShownWhole,
  PICTURE_WIDTHS,
  parsePictureUrl,
} from './picture.ts'

const living = { stem: '/pictures/apartments/01-living', width: 1440, height: 960 }

it.each([
  [1_440, 960, false],
  [1_600, 1_200, false],
  [1_920, 1_080, false],
  [2_000, 1_000, false],
  [1_599, 1_200, true],
  [1_000, 1_000, true],
  [1_200, 1_600, true],
  [2_400, 1_080, true],
])('a picture of %i by %i is shown whole: %s', (width, height, isWhole) => {
  expect(isShownWhole({ width, height })).toBe(isWhole)
})

describe('parsePictureUrl', () => {
  it('reads stem and size', () => {
    expect(parsePictureUrl('/pictures/apartments/01-living-1440x960.jpg')).toEqual(living)
    expect(parsePictureUrl('/pictures/cities/kyiv-2-800x600.jpg')?.stem).toBe(
      '/pictures/cities/kyiv-2',
    )
  })

  it.each([
    '',
    'blob:https://homiq.example/4f1c',
    'data:image/png;base64,AAAA',
    'https://pictures.example/pictures/a-1440x960.jpg',
    '//pictures.example/pictures/a-1440x960.jpg',
    '/photos/a-1440x960.jpg',
    '/pictures/a.jpg',
    '/pictures/a-1440.jpg',
    '/pictures/a-1440x960.png',
    '/pictures/a-1440x960.jpg?v=2',
    '/pictures/a-1440x960.jpg\n',
    '/pictures/../secret-1440x960.jpg',
    '/pictures/a b-1440x960.jpg',
    '/pictures/-1440x960.jpg "onerror=',
  ])('rejects %j, which is not a picture of ours', (address) => {
    expect(parsePictureUrl(address)).toBeNull()
  })
})

describe('formatPictureSrcSet', () => {
  it('lists each width in its format', () => {
    expect(formatPictureSrcSet({ ...living, width: 960 }, 'avif')).toBe(
      '/pictures/apartments/01-living-320.avif 320w, ' +
        '/pictures/apartments/01-living-640.avif 640w, ' +
        '/pictures/apartments/01-living-960.avif 960w',
    )
    expect(formatPictureSrcSet({ ...living, width: 200 }, 'jpg')).toBe(
      '/pictures/apartments/01-living-200.jpg 200w',
    )
  })

  it('offers the original width last, each width once, and none above it', () => {
    const width = fc.oneof(fc.constantFrom(...PICTURE_WIDTHS), fc.integer({ min: 1, max: 5_000 }))
    fc.assert(
      fc.property(width, (width) => {
        const widths = getPictureWidths(width)
        expect(widths.at(-1)).toBe(width)
        expect(widths).toEqual([...new Set(widths)].toSorted((a, b) => a - b))
        const descriptors = formatPictureSrcSet({ ...living, width }, 'avif').match(/\d+(?=w)/g)
        expect(descriptors?.map(Number)).toEqual(widths)
      }),
    )
  })
})

describe('getPictureRoom', () => {
  it.each([
    ['/pictures/apartments/01-living', 'living'],
    ['/pictures/apartments/01-exterior', 'exterior'],
    ['/pictures/apartments/01-garage', null],
    ['/pictures/apartments/living', null],
    ['/pictures/apartments/01-constructor', null],
  ])('the room of %s is %j', (stem, room) => {
    expect(getPictureRoom({ ...living, stem })).toBe(room)
  })
})
