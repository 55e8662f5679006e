import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from './picture.tsx'

const SRC = '/pictures/apartments/03-bathroom-960x640.jpg'
const PLACEHOLDER = 'data:image/webp;base64,UklGRg=='
const SIZES = '(min-width: 64rem) 26vw, 92vw'

test('width and height are those of the original', () => {
  const html = renderToStaticMarkup(<Picture src={SRC} alt="Bathroom" sizes={SIZES} />)
  expect(html).toMatch(/<img [^>]*src="\/pictures\/apartments\/03-bathroom-960x640\.jpg"/)
  expect(html).toMatch(/<img [^>]*alt="Bathroom"[^>]*width="960"[^>]*height="640"/)
})

test('offers AVIF before JPEG, each with every existing width and with the sizes', () => {
  const html = renderToStaticMarkup(<Picture src={SRC} alt="" sizes={SIZES} />)
  const sources = [...html.matchAll(/<source [^>]*>/g)].map(([source]) => source)
  expect(sources.map((source) => /type="([^"]+)"/.exec(source)?.[1])).toEqual(['image/avif'])
  const [img = ''] = /<img [^>]*srcSet[^>]*>/.exec(html) ?? []
  for (const source of [...sources, img]) {
    expect(source).toContain(`sizes="${SIZES}"`)
    expect([...source.matchAll(/ (\d+w)/g)].map(([, width]) => width)).toEqual([
      '320w',
      '640w',
      '960w',
    ])
  }
})

test('a picture is loaded lazily unless it is in the viewport from the start', () => {
  const lazy = renderToStaticMarkup(<Picture src={SRC} alt="" sizes={SIZES} />)
  expect(lazy).toContain('loading="lazy"')
  expect(lazy).toContain('decoding="async"')
  const priority = renderToStaticMarkup(
    <Picture src={SRC} alt="" sizes={SIZES} loading="priority" />,
  )
  expect(priority).toContain('fetchPriority="high"')
  expect(priority).not.toContain('loading="lazy"')
  const eager = renderToStaticMarkup(<Picture src={SRC} alt="" sizes={SIZES} loading="eager" />)
  expect(eager).not.toContain('loading="lazy"')
  expect(eager).not.toContain('fetchPriority="high"')
})

test('the placeholder is behind the picture, hidden from screen readers, and without inline style', () => {
  const html = renderToStaticMarkup(
    <Picture src={SRC} alt="Bathroom" sizes={SIZES} placeholder={PLACEHOLDER} />,
  )
  const [placeholder] = /<img [^>]*data:[^>]*>/.exec(html) ?? []
  expect(placeholder).toContain(`src="${PLACEHOLDER}"`)
  expect(placeholder).toContain('alt=""')
  expect(placeholder).toContain('aria-hidden="true"')
  expect(html.indexOf('data:')).toBeLessThan(html.indexOf('<picture'))
  expect(html).not.toContain('style=')
})

test('a picture without a placeholder has only one image', () => {
  const html = renderToStaticMarkup(<Picture src={SRC} alt="" sizes={SIZES} />)
  expect(html.match(/<img /g)).toHaveLength(1)
})

test.each(['blob:https://homiq.example/5f1c', '/pictures/portraits/olena.svg'])(
  'the URL of another site is used as it is: %s',
  (src) => {
    const html = renderToStaticMarkup(<Picture src={src} alt="Olena" sizes={SIZES} />)
    expect(html).toContain(`src="${src}"`)
    expect(html).toContain('alt="Olena"')
    expect(html).not.toMatch(/<source|srcSet/i)
  },
)

test.each([
  ['a portrait', '/pictures/homes/0123456789abcdef-960x1280.jpg'],
  ['a panorama', '/pictures/homes/0123456789abcdef-2400x700.jpg'],
  ['one of another site', 'https://photos.example/1.jpg'],
])('%s is whole, in front of its placeholder or else of itself', (_, src) => {
  const alone = renderToStaticMarkup(<Picture src={src} alt="Hall" sizes={SIZES} />)
  expect(alone).toContain('picture-whole')
  expect(alone.match(/<img /g)).toHaveLength(2)
  expect(alone.match(/alt="Hall"/g)).toHaveLength(1)
  const files = [...alone.matchAll(/<img [^>]*src="([^"]+)"/g)].map(([, file]) => file)
  expect(new Set(files)).toEqual(new Set([src]))
  const placed = renderToStaticMarkup(
    <Picture src={src} alt="Hall" sizes={SIZES} placeholder={PLACEHOLDER} />,
  )
  expect(placed.match(/<img /g)).toHaveLength(2)
  expect(placed).toContain(PLACEHOLDER)
})
