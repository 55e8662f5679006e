import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { Carousel } from './carousel.tsx'

it.each([
  '/pictures/apartments/01-living-1440x960.jpg',
  '/pictures/homes/8079c5153cab6cbf79c711eb1060416f-1440x960.jpg',
  'https://elsewhere.test/1.jpg',
])('the link of a slide with %s has a name', (image) => {
  const element = <Carousel address="12 Holovna Street" images={[image]} placeholders={{}} />
  const html = renderToStaticMarkup(
    <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />,
  )
  const [, link = ''] = /<a [^>]*class="carousel-picture [^>]*>(.*?)<\/a>/.exec(html) ?? []
  expect(link).toMatch(/alt="[^"]+"/)
})
