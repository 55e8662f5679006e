import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parsePictureUrl } from '#domain/catalog/listing/picture.ts'
import { LIFESTYLES } from './lifestyles.ts'

const cities = LIFESTYLES.flatMap((lifestyle) => lifestyle.cities)

it('has eight cities, three per tab, each with a different picture', () => {
  for (const lifestyle of LIFESTYLES) expect(lifestyle.cities).toHaveLength(3)
  expect(new Set(cities.map(({ title }) => title)).size).toBe(8)
  expect(new Set(cities.map(({ image }) => image)).size).toBe(8)
})

it('has six pictures per gallery, each with an alternative text', () => {
  for (const { gallery } of LIFESTYLES) {
    expect(gallery).toHaveLength(6)
    expect(new Set(gallery.map(({ caption }) => caption)).size).toBe(6)
  }
})

it('refers only to existing pictures', () => {
  const galleries = LIFESTYLES.flatMap(({ gallery }) => gallery.map(({ url }) => url))
  for (const url of [...galleries, ...cities.map(({ image }) => image)]) {
    const stem = parsePictureUrl(url)?.stem ?? url
    expect(existsSync(`.${stem}.webp`), url).toBe(true)
  }
})
