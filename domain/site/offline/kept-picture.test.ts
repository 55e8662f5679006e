import { describe, expect, it } from 'vitest'
import { getKeptPicture, getSmallPicture, isSamePicture } from './kept-picture.ts'

const LARGE = '/pictures/apartments/01-living-1440x960.jpg'
const SMALL = '/pictures/people/anna-320x320.jpg'

describe('pictures kept without a connection', () => {
  it.each([
    [LARGE, '/pictures/apartments/01-living-960.avif'],
    [SMALL, '/pictures/people/anna-320.avif'],
    ['https://feed.example/1.jpg', 'https://feed.example/1.jpg'],
  ] as const)('the kept file of %s is %s', (url, kept) => {
    expect(getKeptPicture(url)).toBe(kept)
  })

  it('the kept file can replace every width of the same format', () => {
    const kept = '/pictures/apartments/01-living-960.avif'
    expect(isSamePicture('/pictures/apartments/01-living-320.avif', kept)).toBe(true)
    expect(isSamePicture('/pictures/apartments/01-living-320.jpg', kept)).toBe(false)
    expect(isSamePicture('/pictures/apartments/02-living-960.avif', kept)).toBe(false)
    expect(isSamePicture('https://feed.example/1.jpg', 'https://feed.example/1.jpg')).toBe(false)
  })
})

it.each([
  ['/pictures/apartments/01-living-1440.avif', '/pictures/apartments/01-living-640.avif'],
  [LARGE, '/pictures/apartments/01-living-640.jpg'],
  ['/pictures/apartments/01-living-640.avif', null],
  ['/pictures/apartments/01-living-320.avif', null],
  ['/pictures/unknown', null],
])('replaces %s with %j for visitors who save data', (path, expected) => {
  expect(getSmallPicture(path)).toBe(expected)
})
