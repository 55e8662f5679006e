import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PlaceSection } from './place-section.tsx'

const POINT = { lat: 50.4, lng: 30.5 }

const render = (point: typeof POINT | null, radius?: number) =>
  renderToStaticMarkup(
    <PlaceSection
      address="14 Shovkovychna Street, Kyiv"
      city="Kyiv"
      point={point}
      radius={radius}
      tiles={{ url: '', attribution: '' }}
    />,
  )

it('has the map below the address', () => {
  expect(render(POINT)).toMatch(/14 Shovkovychna Street, Kyiv<\/p><div[^>]*><div[^>]*map-frame/)
})

it('says that only the city is known', () => {
  expect(render(null)).toContain('Only the city is known: Kyiv.')
  expect(render(null)).not.toMatch(/Shovkovychna|map-frame/)
})

it('says where to ask for the exact place, and what the circle is', () => {
  const text = 'The exact address is shared when you arrange a viewing.'
  expect(render(POINT, 500)).toContain(`${text} The home is inside this circle.`)
  expect(render(null, 500)).toContain(`<p class="mt-1">${text}</p>`)
  expect(render(null, 500)).not.toContain('Only the city')
})
