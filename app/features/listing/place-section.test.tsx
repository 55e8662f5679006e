import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PlaceSection } from './place-section.tsx'

const render = (map: string | null) =>
  renderToStaticMarkup(
    <PlaceSection address="14 Shovkovychna Street, Kyiv" city="Kyiv" map={map} />,
  )

it('has the map below the address', () => {
  expect(render('map')).toMatch(/14 Shovkovychna Street, Kyiv<\/p>map/)
})

it('says so where only the city is known', () => {
  expect(render(null)).toContain('Only the city is known: Kyiv.')
  expect(render(null)).not.toContain('Shovkovychna')
})
