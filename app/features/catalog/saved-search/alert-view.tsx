import './saved-search.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { WordedListing } from '#domain/catalog/listing/worded-listing.ts'
import { alertTexts, formatAlertLead } from '#texts/catalog/saved-search.ts'
import { formatDay } from '#texts/format/date.ts'

interface AlertViewProps {
  /** Of the search. */
  readonly name: string
  readonly title: string
  readonly at: Date
  /** `null` for whoever may only read. */
  readonly searchPath: string | null
  readonly previousPath: string | null
  readonly nextPath: string | null
  readonly homes: readonly {
    readonly type: EstateType
    readonly id: number
    /** Such as "Price down: $120,000 → $115,000". */
    readonly changes: readonly string[]
    /** `null` if visitors may not see it now. */
    readonly card: WordedListing | null
  }[]
  readonly renderCard: (type: EstateType, listing: WordedListing) => ReactNode
}

/** Everything that an alert tells. */
export function AlertView(props: AlertViewProps) {
  const { name, title, at, searchPath, previousPath, nextPath, homes, renderCard } = props
  return (
    <div className="page page-detail">
      {searchPath !== null && (
        <Link to={searchPath} className="text-link touch-link mb-3">
          {alertTexts.back}
        </Link>
      )}
      <h1>{title}</h1>
      <p className="mt-2 text-ink-soft">{formatAlertLead(name)}</p>
      <p className="mb-6 text-ink-soft text-sm">{formatDay(at)}</p>
      <ul className="listing-grid">
        {homes.map(({ type, id, changes, card }) => (
          <li key={`${type} ${id}`}>
            <ul className="mb-2">
              {changes.map((change, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same change may be told twice
                <li key={index} className="font-medium">
                  {change}
                </li>
              ))}
            </ul>
            {card === null ? (
              <p className="panel text-ink-soft">{alertTexts.goneHome}</p>
            ) : (
              renderCard(type, card)
            )}
          </li>
        ))}
      </ul>
      {(previousPath !== null || nextPath !== null) && (
        <p className="mt-8 flex flex-wrap gap-3">
          {previousPath !== null && (
            <Link to={previousPath} className={quietButton}>
              {alertTexts.previous}
            </Link>
          )}
          {nextPath !== null && (
            <Link to={nextPath} className={quietButton}>
              {alertTexts.next}
            </Link>
          )}
        </p>
      )}
    </div>
  )
}
