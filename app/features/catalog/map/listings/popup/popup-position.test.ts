import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getPopupPosition } from './popup-position.ts'

const MAP = { width: 600, height: 700 }
const POPUP = { width: 288, height: 300 }
const ZOOM = { left: 546, bottom: 100 }

it.each([
  ['above its marker', { x: 300, y: 600 }, { left: 156, top: 250 }],
  ['below a marker without room above', { x: 300, y: 200 }, { left: 156, top: 210 }],
  ['within the map at the right', { x: 590, y: 600 }, { left: 302, top: 250 }],
  ['within the map at the left', { x: 5, y: 600 }, { left: 10, top: 250 }],
  ['beside the zoom buttons', { x: 590, y: 380 }, { left: 248, top: 30 }],
])('a popup is %s', (_, marker, position) => {
  expect(getPopupPosition(MAP, POPUP, marker, ZOOM)).toEqual(position)
})

it('a popup never covers the zoom buttons or leaves the map', () => {
  const heights = fc.integer({ min: 60, max: 400 })
  const markers = fc.record({ x: fc.integer({ min: 0, max: 600 }), y: fc.integer({ max: 700 }) })
  fc.assert(
    fc.property(heights, markers, (height, marker) => {
      const { left, top } = getPopupPosition(MAP, { width: 288, height }, marker, ZOOM)
      expect(left).toBeGreaterThanOrEqual(10)
      expect(top).toBeGreaterThanOrEqual(10)
      expect(top + height).toBeLessThanOrEqual(MAP.height)
      expect(left + 288 <= ZOOM.left || top >= ZOOM.bottom).toBe(true)
      expect(left + 288).toBeLessThanOrEqual(MAP.width)
    }),
  )
})
