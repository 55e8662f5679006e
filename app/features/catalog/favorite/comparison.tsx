import './comparison.css'
import { useState } from 'react'
import { Link } from 'react-router'
import { useDisplayCurrency } from '#app/currency/by-currency.tsx'
import { quietButton } from '#app/ui/button.ts'
import { Switch } from '#app/ui/fields/switch.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { type ComparedRow, compareFavorites } from '#domain/catalog/favorite/compare-favorites.ts'
import type { Favorite } from '#domain/catalog/favorite/favorite.ts'
import { listingPath } from '#domain/catalog/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { PER_MONTH } from '#texts/catalog/asked-price.ts'
import { comparisonTexts, formatDifferenceCount } from '#texts/catalog/comparison.ts'

import { readComparedFact } from './read-compared-fact.ts'

/** Favorites side by side (docs/product/catalog.md, "Favorites page"). */
export function Comparison({ favorites }: { favorites: readonly Favorite[] }) {
  const [isShort, setIsShort] = useState(false)
  const display = useDisplayCurrency()
  const rows = compareFavorites(favorites, (fact, favorite) =>
    readComparedFact(fact, favorite, display),
  )
  const differing = rows.filter(({ differs }) => differs)
  const shown = isShort ? differing : rows
  return (
    <div id="comparison" tabIndex={-1} className="home-comparison mb-10">
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
        // The homes scroll sideways under the facts. The box contains its visually hidden elements too, so that they
        // cause no scrolling outside.
        className="relative overflow-x-auto rounded-lg border border-line bg-surface"
      >
        <table>
          <caption>
            <span>
              <span className="font-semibold text-brand-ink">{comparisonTexts.sign}</span>{' '}
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

/** A column header of the comparison. */
function ComparisonHome({ favorite }: { favorite: Favorite }) {
  const [cover] = favorite.images
  return (
    <th scope="col">
      <div className="grid aspect-3/2 place-items-center overflow-hidden rounded-md bg-sunken text-line-strong">
        {cover === undefined ? (
          <Icon name="building" />
        ) : (
          <Picture
            src={cover}
            alt=""
            sizes="(min-width: 64rem) 20rem, 11rem"
            loading="eager"
            className="picture-fill size-full"
          />
        )}
      </div>
      <Link
        className="my-3 block font-medium underline underline-offset-[0.2em]"
        to={listingPath(favorite)}
        prefetch="intent"
      >
        {favorite.address}
      </Link>
    </th>
  )
}

interface ComparisonRowProps {
  readonly row: ComparedRow
  readonly favorites: readonly Favorite[]
}

function ComparisonRow({ row, favorites }: ComparisonRowProps) {
  const { fact, values, differs, standsOut } = row
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        <div>
          {comparisonTexts.facts[fact]}
          {differs && (
            <>
              <span className="font-semibold text-brand-ink" aria-hidden="true">
                {comparisonTexts.sign}
              </span>
              <span className="sr-only"> {comparisonTexts.differs}</span>
            </>
          )}
        </div>
      </th>
      {favorites.map(({ type, id }, index) => (
        <td key={`${type} ${id}`} data-stands-out={standsOut[index] || undefined}>
          {values[index] || (
            <span className="font-normal text-ink-soft italic">{comparisonTexts.notStated}</span>
          )}
          {fact === 'price' && type === 'rent' && <small> {PER_MONTH}</small>}
        </td>
      ))}
    </tr>
  )
}
