import { expect, it } from 'vitest'
import { getTileOrigin } from './map-tiles.ts'

it.each([
  ['https://tile.openstreetmap.org/{z}/{x}/{y}.png', 'https://tile.openstreetmap.org'],
  ['https://{s}.tiles.example/{z}/{x}/{y}{r}.png?key=a-b', 'https://*.tiles.example'],
  ['http://localhost:8080/{z}/{x}/{y}', 'http://localhost:8080'],
])('finds the origin of the tiles of %s: %s', (url, origin) => {
  expect(getTileOrigin(url)).toBe(origin)
})

it.each([
  '',
  'tile.openstreetmap.org/{z}/{x}/{y}.png',
  '/tiles/{z}/{x}/{y}.png',
  'https://tile.openstreetmap.org/{z}/{x}.png',
  'https://tiles-{s}.example/{z}/{x}/{y}.png',
  'https://tiles.example/{key}/{z}/{x}/{y}.png',
  "https://tiles.example; script-src 'unsafe-inline'/{z}/{x}/{y}.png",
  'https://tiles.example/{z}/{x}/{y}.png, https://other.example',
])('rejects %j as URL template of tiles', (url) => {
  expect(getTileOrigin(url)).toBeNull()
})
