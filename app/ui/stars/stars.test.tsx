import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Stars } from './stars.tsx'

function countStars(count: number) {
  const html = renderToStaticMarkup(<Stars count={count} label="" />)
  const paths = [...html.matchAll(/<path d="([^"]+)"( class="star-empty")?/g)]
  const empty = paths.filter(([, , isEmpty]) => isEmpty)
  const filled = paths.filter(([, , isEmpty]) => !isEmpty).map(([, shape]) => shape)
  const full = filled.filter((shape) => shape === empty[0]?.[1]).length
  return { empty: empty.length, full, half: filled.length - full }
}

it.each([
  [0, 0, 0],
  [0.5, 0, 1],
  [1, 1, 0],
  [3.5, 3, 1],
  [4.5, 4, 1],
  [5, 5, 0],
])('draws %d stars as %d full and %d half ones', (count, full, half) => {
  expect(countStars(count)).toEqual({ empty: 5, full, half })
})

it('stars are one labeled image', () => {
  const html = renderToStaticMarkup(<Stars count={4.5} label="4.5 out of 5 stars" />)
  expect(html).toMatch(/^<svg [^>]*role="img" aria-label="4.5 out of 5 stars"/)
})
