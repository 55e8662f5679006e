import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ThemeProvider, useTheme } from './theme-provider.tsx'

function ThemeName() {
  return <p>{useTheme().isDark ? 'dark' : 'light'}</p>
}

it('is light on the server', () => {
  const page = renderToStaticMarkup(
    <ThemeProvider>
      <ThemeName />
    </ThemeProvider>,
  )
  expect(page).toBe('<p>light</p>')
})

it('refuses to be used outside its provider', () => {
  expect(() => renderToStaticMarkup(<ThemeName />)).toThrow(
    new Error('useTheme must be used within a ThemeProvider'),
  )
})
