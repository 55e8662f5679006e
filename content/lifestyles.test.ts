import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parsePictureUrl } from '#domain/listing/picture.ts'
import { LIFESTYLES } from './lifestyles.ts'

const cities = LIFESTYLES.flatMap((lifestyle) => lifestyle.cities)

it('has eight cities, three to a tab, each with a picture of its own', () => {
  for (const lifestyle of LIFESTYLES) expect(lifestyle.cities).toHaveLength(3)
  expect(new Set(cities.map(({ title }) => title)).size).toBe(8)
  expect(new Set(cities.map(({ image }) => image)).size).toBe(8)
})

it('has six pictures to a gallery, and says of each what it shows', () => {
  for (const { gallery } of LIFESTYLES) {
    expect(gallery).toHaveLength(6)
    expect(new Set(gallery.map(({ caption }) => caption)).size).toBe(6)
  }
})

it('names only pictures that are there', () => {
  const galleries = LIFESTYLES.flatMap(({ gallery }) => gallery.map(({ url }) => url))
  for (const url of [...galleries, ...cities.map(({ image }) => image)]) {
    const stem = parsePictureUrl(url)?.stem ?? url
    expect(existsSync(`.${stem}.webp`), url).toBe(true)
  }
})
