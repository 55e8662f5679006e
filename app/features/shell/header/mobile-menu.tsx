import './mobile-menu.css'
import { type ReactNode, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { iconButton } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useCloseOnChange } from '#app/ui/menu/use-close-on-change.ts'
import { listHome, mainLinks, shellTexts } from '#content/texts/site/shell.ts'

export const MENU_ID = 'mobile-menu'

/** A popover, because it works without JavaScript (docs/product/shell.md, "Mobile menu"). */
export function MobileMenu({ tools, currency }: { tools: ReactNode; currency: ReactNode }) {
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
        <div className="mobile-menu-tools">
          <NavLink to={listHome.to} className="nav-link">
            {listHome.label}
          </NavLink>
          {currency}
        </div>
        <div className="mobile-menu-tools min-[22rem]:hidden">{tools}</div>
      </div>
    </>
  )
}
