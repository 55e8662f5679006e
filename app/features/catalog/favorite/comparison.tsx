import './comparison.css'
import { useState } from 'react'
import { Link } from 'react-router'
import { useDisplayCurrency } from '#app/currency/by-currency.tsx'
import { quietButton } from '#app/ui/button.ts'
import { Switch } from '#app/ui/fields/switch.tsx'
import { comparisonTexts, formatDifferenceCount } from '#content/texts/catalog/comparison.ts'
import { wordedFactTexts } from '#content/texts/catalog/facts.ts'
import type { Favorite } from '#domain/catalog/listing/favorite.ts'
import { compareFavorites } from '#domain/catalog/listing/present/compare-favorites.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { ComparisonHome } from './comparison-home.tsx'
import { ComparisonRow } from './comparison-row.tsx'

/** Favorites side by side (docs/product/catalog.md, "Favorites page"). */
export function Comparison({ favorites }: { favorites: readonly Favorite[] }) {
  const [isShort, setIsShort] = useState(false)
  const rows = compareFavorites(favorites, useDisplayCurrency(), wordedFactTexts)
  const differing = rows.filter(({ differs }) => differs)
  const shown = isShort ? differing : rows
  return (
    <div id="comparison" tabIndex={-1} className="home-comparison">
      <header>
        <h2 id="comparison-title" className="text-3xl">
          {comparisonTexts.title}
        </h2>
        <Switch
          label={comparisonTexts.onlyDifferences}
          hint={formatDifferenceCount(differing.length, rows.length)}
          checked={isShort}
          onToggle={() => setIsShort(!isShort)}
        />
        <Link to={PATHS.favorites} className={quietButton}>
          {comparisonTexts.clear}
        </Link>
      </header>
      <section
        aria-labelledby="comparison-title"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable
        tabIndex={0}
        className="comparison-scroll"
      >
        <table>
          <caption>
            <span>
              <span className="comparison-sign">{comparisonTexts.sign}</span>{' '}
              {comparisonTexts.caption}
            </span>
          </caption>
          <thead>
            <tr>
              <td />
              {favorites.map((favorite) => (
                <ComparisonHome key={`${favorite.type} ${favorite.id}`} favorite={favorite} />
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <ComparisonRow key={row.fact} row={row} favorites={favorites} />
            ))}
            {shown.length === 0 && (
              <tr>
                <td colSpan={favorites.length + 1}>{comparisonTexts.noDifferences}</td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
    </div>
  )
}
