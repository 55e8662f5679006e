import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ThemeToggle } from './theme-toggle.tsx'

it('is light on the server', () => {
  expect(renderToStaticMarkup(<ThemeToggle />)).toContain('aria-pressed="false"')
})
