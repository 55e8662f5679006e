import './header.css'
import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { Wordmark } from '#app/features/shell/wordmark.tsx'
import { iconButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { listHome, mainLinks, shellTexts } from '#content/texts/site/shell.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { FavoritesLink } from './favorites-link.tsx'
import { MENU_ID, MobileMenu } from './mobile-menu.tsx'

/** The links of the wide header. */
function Navigation() {
  return (
    <nav aria-label={shellTexts.navigation} className="hidden md:block">
      <ul className="flex gap-1">
        {mainLinks.map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} prefetch="intent" className="nav-link">
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface HeaderProps {
  readonly hidden: boolean
  readonly tools: ReactNode
  readonly currency: ReactNode
  /** The tools as menu items, for screens too narrow for them in the header. */
  readonly menuTools: ReactNode
  /** The tools as they stand in the menu, where there is one. */
  readonly menuCurrency: ReactNode
  readonly avatar: ReactNode
}

/**
 * The header of every screen except `/` and `/404`. It slides out while the footer is in view, unless it has focus
 * (docs/product/shell.md, "Header").
 */
export function Header({ hidden, tools, currency, menuTools, menuCurrency, avatar }: HeaderProps) {
  return (
    <>
      {/* This is the last element of the header, because anything parsed after the first paint would move what is
         already painted. */}
      <link rel="expect" href={`#${MENU_ID}`} blocking="render" />
      <header className="site-header" data-hidden={hidden || undefined}>
        <div className="page flex h-full items-center justify-between min-[22rem]:gap-2">
          <Link
            to={PATHS.home}
            prefetch="intent"
            className="-ml-1 rounded-md px-1"
            aria-label={shellTexts.product}
          >
            <Wordmark />
          </Link>
          <Navigation />
          <div className="flex items-center sm:gap-1">
            <Link to={PATHS.myListings} prefetch="intent" className="header-list-home">
              {listHome.label}
            </Link>
            <span className="max-md:hidden">{currency}</span>
            <span className="max-[22rem]:hidden">{tools}</span>
            <FavoritesLink />
            <NavLink
              to={PATHS.settings}
              prefetch="intent"
              className={iconButton}
              aria-label={shellTexts.settings}
            >
              <Icon name="settings" />
            </NavLink>
            {avatar}
            <MobileMenu tools={menuTools} currency={menuCurrency} />
          </div>
        </div>
      </header>
    </>
  )
}
