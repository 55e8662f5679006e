import './header.css'
import { type ReactNode, useRef } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { storedFavorites } from '#app/browser/listings/favorites.ts'
import { useStoredValue } from '#app/browser/storage/stored-value.ts'
import { LanguageSwitch } from '#app/features/shell/language/language-switch.tsx'
import { ThemeToggle } from '#app/features/shell/theme/theme-toggle.tsx'
import { Wordmark } from '#app/features/shell/wordmark.tsx'
import { iconButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useCloseOnChange } from '#app/ui/menu/use-close-on-change.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { listHome, mainLinks, shellTexts } from '#texts/site/shell.ts'
import { AccountAvatar } from './account-avatar.tsx'
import { shortenCount } from './shorten-count.ts'

/** The links of the wide header. */
function Navigation() {
  return (
    <nav aria-label={shellTexts.navigation} className="header-links hidden md:block">
      <ul className="flex lg:gap-1">
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
  readonly currency: ReactNode
  /** As it stands in the menu, where there is one. */
  readonly menuCurrency: ReactNode
}

/**
 * The header of every screen except `/` and `/404`. It slides out while the footer is in view, unless it has focus
 * (docs/product/shell.md, "Header").
 */
export function Header({ hidden, currency, menuCurrency }: HeaderProps) {
  return (
    <>
      {/* This is the last element of the header, because anything parsed after the first paint would move what is
         already painted. */}
      <link rel="expect" href={`#${MENU_ID}`} blocking="render" />
      <header className="site-header" data-hidden={hidden || undefined}>
        <div className="page flex h-full items-center justify-between xs:gap-2">
          <Link
            to={PATHS.home}
            prefetch="intent"
            className="-ml-1 rounded-md px-1"
            aria-label={shellTexts.product}
          >
            <Wordmark />
          </Link>
          <Navigation />
          <div className="max-xs:-mr-2.5 flex items-center lg:gap-1">
            {/* The links, the currency and five icons fit side by side in both languages; from xl on with this button. */}
            <Link
              to={PATHS.myListings}
              prefetch="intent"
              className="hidden min-h-11 items-center whitespace-nowrap rounded-full border border-line-strong px-4 font-medium hover:border-ink hover:bg-sunken xl:inline-flex"
            >
              {listHome.label}
            </Link>
            <span className="max-md:hidden">{currency}</span>
            <span className="max-lg:hidden">
              <LanguageSwitch />
            </span>
            <span className="max-2xs:hidden">
              <ThemeToggle />
            </span>
            <FavoritesLink />
            <NavLink
              to={PATHS.settings}
              prefetch="intent"
              className={`${iconButton} header-settings`}
              aria-label={shellTexts.settings}
            >
              <Icon name="settings" />
            </NavLink>
            <AccountAvatar />
            <MobileMenu currency={menuCurrency} />
          </div>
        </div>
      </header>
    </>
  )
}

/** Shows the number of favorites once browser storage has been read. */
function FavoritesLink() {
  const count = useStoredValue(storedFavorites).length
  return (
    <NavLink
      to={PATHS.favorites}
      prefetch="intent"
      className={`${iconButton} relative`}
      aria-label={count === 0 ? shellTexts.favorites : `${shellTexts.favorites}, ${count}`}
    >
      <Icon name="heart" />
      {count > 0 && <span className="count-badge">{shortenCount(count)}</span>}
    </NavLink>
  )
}

const MENU_ID = 'mobile-menu'

/** A popover, because it works without JavaScript (docs/product/shell.md, "Mobile menu"). */
function MobileMenu({ currency }: { currency: ReactNode }) {
  const menu = useRef<HTMLDivElement>(null)
  useCloseOnChange(menu, useLocation().key)
  return (
    <>
      <button
        type="button"
        popoverTarget={MENU_ID}
        className={`${iconButton} md:hidden`}
        aria-label={shellTexts.menu}
      >
        <Icon name="menu" />
      </button>
      <div ref={menu} id={MENU_ID} popover="auto" className="panel mobile-menu">
        <nav aria-label={shellTexts.navigation}>
          <ul>
            {mainLinks.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} className="nav-link">
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="mt-2 border-line border-t pt-2">
          <NavLink to={listHome.to} className="nav-link">
            {listHome.label}
          </NavLink>
          {currency}
          <LanguageSwitch labeled />
        </div>
        {/* Screens that are too narrow for it in the header have it here. */}
        <div className="mt-2 border-line border-t pt-2 2xs:hidden">
          <ThemeToggle labeled />
        </div>
      </div>
    </>
  )
}
