import { Link } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { looser, property } from '#content/texts/property.ts'
import { appliedConditions, withoutCondition } from '#domain/search/conditions.ts'
import type { Loosening } from '#domain/search/results.ts'
import type { SearchQuery } from '#domain/search/search-query.ts'
import { searchAddress } from './search-address.ts'

interface NothingFoundProps {
  readonly query: SearchQuery
  readonly loosenings: readonly Loosening[]
  /** Called when something is taken back. */
  readonly onApplied: () => void
}

/**
 * Says that no home matches (docs/product.md, "Property page"), and which one condition less would
 * find how many.
 */
export function NothingFound({ query, loosenings, onApplied }: NothingFoundProps) {
  const isNarrowed = appliedConditions(query).length > 0
  return (
    <div className="blank max-sm:px-4">
      <p>{property.notFound}</p>
      {isNarrowed && (
        <p className="blank-hint">
          {loosenings.length > 0 ? property.notFoundHint : property.notFoundAtAll}
        </p>
      )}
      {loosenings.length > 0 && (
        <ul className="loosenings">
          {loosenings.map(({ condition, total }) => (
            <li key={condition}>
              <Link
                to={searchAddress(withoutCondition(query, condition))}
                preventScrollReset
                onClick={onApplied}
                className={`${quietButton} max-sm:w-full max-sm:px-3`}
              >
                {looser(condition, total)}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
