import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { PlaceSection } from './place-section.tsx'

const render = (map: string | null, isWithheld = false) =>
  renderToStaticMarkup(
    <PlaceSection
      address="14 Shovkovychna Street, Kyiv"
      city="Kyiv"
      isWithheld={isWithheld}
      map={map}
    />,
  )

it('has the map below the address', () => {
  expect(render('map')).toMatch(/14 Shovkovychna Street, Kyiv<\/p>map/)
})

it('says that only the city is known', () => {
  expect(render(null)).toContain('Only the city is known: Kyiv.')
  expect(render(null)).not.toContain('Shovkovychna')
})

it('says where to ask for the exact place, and what the circle is', () => {
  const text = 'The exact address is shared when you arrange a viewing.'
  expect(render('map', true)).toContain(`${text} The home is inside this circle.`)
  expect(render(null, true)).toContain(`<p class="mt-1">${text}</p>`)
  expect(render(null, true)).not.toContain('Only the city')
})
