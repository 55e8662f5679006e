import { NavLink } from 'react-router'
import { mainLinks, shellTexts } from '#content/texts/site/shell.ts'

/** The links of the wide header (docs/product/shell.md, "Header"). */
export function Navigation() {
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
