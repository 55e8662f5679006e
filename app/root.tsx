import { type ReactNode, use } from 'react'
import { Links, Meta, Outlet, Scripts } from 'react-router'
import { BLURRED_FIELDS_SCRIPT } from './browser/blurred-fields.ts'
import './styles/app.css'
import { ErrorScreen } from './features/shell/error-screen.tsx'
import { ScriptMark } from './features/shell/script-mark.ts'
import { ScrollRestoration } from './features/shell/scroll-restoration.tsx'
import { SiteMeta } from './features/shell/site-meta.tsx'
import { ThemeProvider } from './features/theme/theme-provider.tsx'
import { THEME_SCRIPT } from './features/theme/theme-script.ts'
import serif from './styles/fonts/homiq-serif-latin.woff2?url'
import sans from './styles/fonts/onest-latin.woff2?url'
import { IconSprite } from './ui/icon/icon.tsx'
import { NoticeProvider } from './ui/notice.tsx'

export function Layout({ children }: { children: ReactNode }) {
  const mark = use(ScriptMark)
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1b6a48" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script nonce={mark} dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script nonce={mark} dangerouslySetInnerHTML={{ __html: BLURRED_FIELDS_SCRIPT }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {[sans, serif].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        <SiteMeta />
        <Meta />
        <Links />
      </head>
      <body>
        <IconSprite />
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <ThemeProvider>
      <NoticeProvider>
        <Outlet />
      </NoticeProvider>
    </ThemeProvider>
  )
}

/** `Layout` renders a new document around it. */
export function ErrorBoundary() {
  return (
    <ThemeProvider>
      <ErrorScreen />
    </ThemeProvider>
  )
}
