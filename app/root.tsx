import './styles/app.css'
import { type ReactNode, use, useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  useRevalidator,
  UNSAFE_useScrollRestoration as useScrollRestoration,
} from 'react-router'
import { ignoreDoubleClicks } from '#app/browser/ignore-double-clicks.ts'
import { useSignOut } from '#app/browser/storage/use-sign-out.ts'
import { LanguageNote } from '#app/features/shell/language/language-note.tsx'
import { NavigationProgress } from '#app/features/shell/navigation-progress.tsx'
import { Offline } from '#app/features/shell/offline/offline.tsx'
import { formatDisplayRates } from '#domain/catalog/price/display-rates.ts'
import { inLanguage } from '#domain/platform/language.ts'
import { language } from '#texts/language.ts'
import { CurrencyProvider } from './currency/currency-provider.tsx'
import { RatesContext } from './currency/page-rates.ts'
import { ErrorScreen } from './features/shell/error-screen.tsx'
import { IdentityProviderKindContext } from './features/shell/identity-provider.ts'
import { SiteMeta } from './features/shell/site-meta.tsx'
import { SiteUrlContext } from './features/shell/site-url.ts'
import { useDarkClass } from './features/shell/theme/use-theme.ts'
import { HeadScript } from './head/head-script-element.tsx'
import { IconSprite } from './ui/icon/icon.tsx'
import { NoticeProvider } from './ui/notice.tsx'

export function Layout({ children }: { children: ReactNode }) {
  const rates = use(RatesContext)
  useScrollRestoration()
  useDarkClass()
  return (
    <html
      lang={language}
      data-site-url={use(SiteUrlContext) || undefined}
      data-identity={use(IdentityProviderKindContext) === 'firebase' ? 'firebase' : undefined}
      data-rates={rates === null ? undefined : formatDisplayRates(rates)}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#1b6a48" />
        <HeadScript />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={inLanguage('/manifest.webmanifest', language)} />
        <SiteMeta />
        <Meta />
        <Links />
      </head>
      <body>
        <IconSprite />
        {children}
      </body>
    </html>
  )
}

export default function App() {
  return (
    <NoticeProvider>
      <CurrencyProvider>
        <Outlet />
      </CurrencyProvider>
      <EveryPage />
    </NoticeProvider>
  )
}

/** The error screen is rendered within `Layout`, in a new document. */
export const ErrorBoundary = () => <ErrorScreen />

/** Background tasks of every page, the offline banner, and the progress of navigations. */
function EveryPage() {
  const { revalidate } = useRevalidator()
  useEffect(ignoreDoubleClicks, [])
  // What an account has on a screen of another tab is not shown once it was left.
  useSignOut(revalidate)
  return (
    <>
      <Offline />
      <LanguageNote />
      <NavigationProgress />
    </>
  )
}
