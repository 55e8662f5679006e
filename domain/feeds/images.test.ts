import { expect, it } from 'vitest'
import { parseFeedImages } from './images.ts'

const A = 'https://example.com/a.jpg'
const B = 'https://example.com/b,c.jpg?x=1'
const OURS = '/pictures/apartments/01-living-1440x960.jpg'

it.each([
  [
    [A, OURS],
    [A, OURS],
  ],
  [`${A} ${B}`, [A, B]],
  [`${A}|${OURS}`, [A, OURS]],
  [`${A}, ${B}; ${OURS}`, [A, B, OURS]],
  [JSON.stringify([A, B]), [A, B]],
  [
    [
      { MediaURL: B, Order: 2 },
      { MediaURL: A, Order: 1 },
    ],
    [A, B],
  ],
  [JSON.stringify([{ MediaURL: A }]), [A]],
  ['', []],
  [undefined, []],
])('reads %j as %j', (value, images) => {
  expect(parseFeedImages(value)).toEqual({ images, dropped: 0 })
})

it('drops pictures that a page may not show', () => {
  const wrong = [
    '/pictures/../messages',
    '/pictures/..//evil.example/a.jpg',
    'http://example.com/a.jpg',
    'javascript:alert(1)',
    '/etc/passwd',
    'a.jpg',
    '//x/y',
  ]
  expect(parseFeedImages([...wrong, A])).toEqual({ images: [A], dropped: wrong.length })
})

it('drops URLs that are too long, and more pictures than a page should load', () => {
  const many = Array.from({ length: 103 }, (_, at) => `https://example.com/${at}.jpg`)
  const { images, dropped } = parseFeedImages([`${A}?${'x'.repeat(1_000)}`, ...many])
  expect(images).toEqual(many.slice(0, 100))
  expect(dropped).toBe(4)
})
