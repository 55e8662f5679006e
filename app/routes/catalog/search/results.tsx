import type { RefObject } from 'react'
import { useLocation } from 'react-router'
import { readLastOpened } from '#app/browser/listings/opened-listing.ts'
import { RateNote } from '#app/features/catalog/currency/rate-note.tsx'
import type { WordedPriceDrop } from '#app/features/catalog/history/price-drop-note.tsx'
import { HideButton } from '#app/features/catalog/listing/card/hide-button.tsx'
import { ListingCard } from '#app/features/catalog/listing/card/listing-card.tsx'
import { LastOpened } from '#app/features/catalog/listing/last-opened.tsx'
import { RecentlySeen } from '#app/features/catalog/listing/remembered/recently-seen.tsx'
import { NoResults } from '#app/features/catalog/search/results/no-results.tsx'
import { Pager } from '#app/features/catalog/search/results/pager.tsx'
import { SaveSearchButton } from '#app/features/catalog/search/results/save-search-button.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { CityWords } from '#domain/catalog/city/city-words.ts'
import type { SearchQuery } from '#domain/catalog/search/search-query.ts'
import type { SearchResults } from '#domain/catalog/search/search-results.ts'
import { formatNewCount } from '#texts/catalog/new-count.ts'
import { propertyTexts } from '#texts/catalog/property.ts'
import { saveSearchTexts } from '#texts/catalog/save-search-button.ts'
import {
  formatHiddenCount,
  formatShownCount,
  shownListingsTexts,
} from '#texts/catalog/shown-listings.ts'
import { useShownListings } from './use-shown-listings.ts'

interface ResultsProps {
  readonly query: SearchQuery
  readonly results: SearchResults
  readonly priceDrops: readonly WordedPriceDrop[]
  /** Tiny previews of cover pictures, by their URLs. */
  readonly placeholders: Readonly<Record<string, string>>
  readonly rateAgeDays: number
  /** Whether those of the other estate type are on their way. */
  readonly isSwitching: boolean
  /** Whether listings that the visitor hid are shown. */
  readonly isRevealed: boolean
  /** The city that the search text names. */
  readonly city: CityWords | null
  readonly setRevealed: (isRevealed: boolean) => void
  /** The element around list and map. */
  readonly section: RefObject<HTMLElement | null>
  readonly onSearch: () => void
}

/** What a page of results has below its heading. */
export function Results(props: ResultsProps) {
  const { query, results, city, placeholders, isSwitching, isRevealed, setRevealed, onSearch } =
    props
  const { shown, newCount, hiddenCount } = useShownListings(results, isRevealed)
  const lastOpened = readLastOpened(useLocation().state)
  return (
    <>
      {!isSwitching && (
        <p className="new-note font-medium text-brand-ink not-empty:min-h-9">
          {newCount > 0 && formatNewCount(newCount)}
        </p>
      )}
      {isSwitching ? (
        <Spinner label={propertyTexts.searching} />
      ) : results.total === 0 ? (
        <NoResults query={query} results={results} city={city} onSearch={onSearch} />
      ) : (
        <ul className="listing-grid">
          {shown.map(({ listing, isNew }, index) => (
            <li key={listing.id} data-listing={listing.id}>
              <ListingCard
                type={results.type}
                listing={listing}
                isNew={isNew}
                priceDrops={props.priceDrops}
                placeholder={placeholders[listing.images[0] ?? '']}
                isFirst={index === 0}
                hideButton={<HideButton type={results.type} listing={listing} />}
              />
            </li>
          ))}
        </ul>
      )}
      {!isSwitching && (
        <p
          className={`hidden-note text-ink-soft text-label ${hiddenCount > 0 ? 'min-h-15 pt-4' : ''}`}
        >
          <HiddenNote
            shownCount={shown.length}
            hiddenCount={hiddenCount}
            isRevealed={isRevealed}
            setRevealed={setRevealed}
          />
        </p>
      )}
      {!isSwitching && <SaveSearch query={query} />}
      <RateNote ageDays={props.rateAgeDays} />
      {!isSwitching && (
        <>
          <Pager query={query} pageCount={results.pages} onPageChange={onSearch} />
          <RecentlySeen type={results.type} />
        </>
      )}
      {lastOpened && (
        <LastOpened id={lastOpened} listings={results.listings} section={props.section} />
      )}
    </>
  )
}

/** Below the list, also where nothing was found; on wide screens the button is beside the sort order. */
function SaveSearch({ query }: Pick<ResultsProps, 'query'>) {
  return (
    <div className="grid justify-items-center gap-2 pt-6 text-center md:hidden">
      <SaveSearchButton query={query} />
      <p className="text-ink-soft text-sm">{saveSearchTexts.hint}</p>
    </div>
  )
}

interface HiddenNoteProps extends Pick<ResultsProps, 'isRevealed' | 'setRevealed'> {
  /** How many listings are in the list now, and how many of this page are hidden. */
  readonly shownCount: number
  readonly hiddenCount: number
}

/** Shown below the list. */
function HiddenNote({ shownCount, hiddenCount, isRevealed, setRevealed }: HiddenNoteProps) {
  if (hiddenCount === 0) return null
  const total = isRevealed ? shownCount : shownCount + hiddenCount
  return (
    <>
      {formatShownCount(shownCount, total)} · {formatHiddenCount(hiddenCount)}
      <button
        className="min-h-11 cursor-pointer px-2 text-ink underline underline-offset-[0.2em]"
        type="button"
        onClick={() => setRevealed(!isRevealed)}
      >
        {isRevealed ? shownListingsTexts.hideAgain : shownListingsTexts.show}
      </button>
    </>
  )
}
