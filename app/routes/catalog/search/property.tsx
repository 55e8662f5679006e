import './results-view.css'
import { useEffect, useRef, useState } from 'react'
import { Link, redirect, useNavigation } from 'react-router'
import { scrollToElement } from '#app/browser/smooth-scroll.ts'
import { wordPriceDrops } from '#app/features/catalog/history/word-history.ts'
import { ViewSwitch } from '#app/features/catalog/map/listings/controls/view-switch.tsx'
import { ListingsMapFrame } from '#app/features/catalog/map/listings-map-frame.tsx'
import {
  ESTATE_TYPE_PICTURES,
  EstateTypePicker,
} from '#app/features/catalog/search/estate-type/estate-type-picker.tsx'
import { SearchIntro } from '#app/features/catalog/search/estate-type/search-intro.tsx'
import { useEstateType } from '#app/features/catalog/search/estate-type/use-estate-type.ts'
import { FilterChips } from '#app/features/catalog/search/filters/filter-chips.tsx'
import { FilterPanel } from '#app/features/catalog/search/filters/filter-panel.tsx'
import { IgnoredParameters } from '#app/features/catalog/search/results/ignored-parameters.tsx'
import { ResultsHeading } from '#app/features/catalog/search/results/results-heading.tsx'
import { SaveSearchButton } from '#app/features/catalog/search/results/save-search-button.tsx'
import { getSearchLinks } from '#app/features/catalog/search/results/search-links.ts'
import { SortField } from '#app/features/catalog/search/results/sort-field.tsx'
import { SearchField } from '#app/features/catalog/search/search-box/search-field.tsx'
import { CanonicalLink } from '#app/features/shell/canonical-link.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { getRateAge } from '#domain/catalog/price/exchange-rates.ts'
import { searchPath } from '#domain/catalog/search/search-paths.ts'
import { parseSearchQuery, type SearchQuery } from '#domain/catalog/search/search-query.ts'
import { understandSearch } from '#domain/catalog/search/understand-search.ts'
import { toUsableSort } from '#domain/catalog/search/usable-sort.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { wordCard } from '#server/catalog/listing/word-listing.ts'
import { catalogContext } from '#server/catalog/open.ts'
import { pageContext } from '#server/main/page-context.ts'
import { publicPage } from '#server/platform/http/pages/cache-control.ts'
import { wordCity } from '#texts/catalog/cities.ts'
import { pageTitle, propertyTexts } from '#texts/catalog/property.ts'
import { language } from '#texts/language.ts'
import type { Route } from './+types/property.ts'
import { Results } from './results.tsx'
import { BeforeListScript, StoredTypeInlineScript } from './stored-type-script.tsx'
import { withRetryAfter } from './with-retry-after.ts'

export const headers = publicPage

export async function loader({ request, context }: Route.LoaderArgs) {
  const catalog = context.get(catalogContext)
  const { query: searchQuery, ignored } = parseSearchQuery(new URL(request.url).searchParams)
  const understood = understandSearch(searchQuery)
  if (understood !== searchQuery) throw redirect(searchPath(understood))
  const { type } = searchQuery
  const found =
    type === null ? null : await withRetryAfter(context, catalog.search({ ...searchQuery, type }))
  const results = found && {
    ...found,
    listings: found.listings.map((listing) => wordCard(listing, language)),
  }
  const coverUrls = results?.listings.flatMap(({ images }) => images.slice(0, 1)) ?? []
  return {
    query: {
      ...searchQuery,
      sort: toUsableSort(searchQuery, results?.city),
      // For a page number that is too high, the catalog returns the last page.
      page: results?.page ?? 1,
    },
    ignored,
    results,
    priceDrops: wordPriceDrops(found?.priceDrops),
    city: results?.city ? wordCity(results.city) : null,
    tiles: context.get(pageContext).tiles,
    rateAgeDays: getRateAge(context.get(pageContext).rates.date, new Date()),
    placeholders: await catalog.findPlaceholders(
      type === null ? Object.values(ESTATE_TYPE_PICTURES) : coverUrls,
    ),
  }
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: pageTitle(loaderData?.query.page ?? 1) },
  { name: 'description', content: propertyTexts.description },
  ...(loaderData ? getSearchLinks(loaderData.query, loaderData.results?.pages ?? 1) : []),
]

/** `/property` (docs/product/catalog.md, "Property page"). */
export default function Property({ loaderData }: Route.ComponentProps) {
  const { query, ignored, results, priceDrops, tiles, placeholders, rateAgeDays, city } = loaderData
  const { isSwitching, selectType } = useEstateType(query)
  const busy = useNavigation().location?.pathname === PATHS.search
  const [isRevealed, setRevealed] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const section = useRef<HTMLElement>(null)
  const wasApplied = useRef(false)
  const onApplied = () => {
    wasApplied.current = true
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: new results move the focus
  useEffect(() => {
    // Without a type there are no results, and what to choose stands above.
    if (wasApplied.current && results !== null && heading.current !== null) {
      heading.current.focus({ preventScroll: true })
      scrollToElement(heading.current)
    }
    wasApplied.current = false
  }, [loaderData])

  return (
    <div className="page pb-10 md:pb-14 2xl:max-w-[112rem]">
      <CanonicalLink path={searchPath({ ...query, view: 'list' })} />
      <SearchIntro selected={query.type}>
        <StoredTypeInlineScript type={query.type} />
        <EstateTypePicker query={query} placeholders={placeholders} onSelect={selectType} />
      </SearchIntro>
      <SearchField query={query} onSearch={onApplied} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-8 md:mt-6 md:grid-cols-[17.5rem_minmax(0,1fr)] xl:grid-cols-[16.25rem_minmax(0,1fr)] xl:gap-6">
        <FilterPanel
          key={JSON.stringify(query.filters)}
          query={query}
          facets={results?.facets ?? null}
          panel={panel}
          onSearch={onApplied}
        />
        <section
          ref={section}
          aria-label={propertyTexts.results}
          aria-busy={busy}
          className="results-view min-h-96"
          data-view={query.view}
          data-results={results !== null || undefined}
        >
          <div className="results-list">
            {results !== null && <BeforeListScript results={results} />}
            <ResultsHeading ref={heading} query={query} total={results?.total ?? null}>
              {results !== null && (
                <>
                  <SortField query={query} city={city} />
                  <ViewSwitch query={query} />
                  <div className="max-md:hidden">
                    <SaveSearchButton query={query} />
                  </div>
                </>
              )}
            </ResultsHeading>
            <CorrectedText query={query} text={results?.correctedText ?? null} />
            <FilterChips query={query} onSearch={onApplied} />
            <IgnoredParameters ignored={ignored} />
            {results !== null ? (
              <Results
                query={query}
                results={results}
                city={city}
                priceDrops={priceDrops}
                placeholders={placeholders}
                rateAgeDays={rateAgeDays}
                isSwitching={isSwitching}
                section={section}
                isRevealed={isRevealed}
                setRevealed={setRevealed}
                onSearch={onApplied}
              />
            ) : isSwitching ? (
              <Spinner label={propertyTexts.searching} />
            ) : (
              <div className="empty-state">
                <p>{propertyTexts.chooseFirst}</p>
              </div>
            )}
          </div>
          {results !== null && (
            <ListingsMapFrame
              query={{ ...query, type: results.type }}
              tiles={tiles}
              isRevealed={isRevealed}
            />
          )}
        </section>
      </div>
    </div>
  )
}

interface CorrectedTextProps {
  readonly query: SearchQuery
  /** `null` if the typed text was searched for. */
  readonly text: string | null
}

/** Says which text the results are for if a word was misspelled (docs/product/catalog.md, "Search text"). */
function CorrectedText({ query, text }: CorrectedTextProps) {
  if (text === null) return null
  return (
    <p className="mt-2">
      {propertyTexts.showingFor}{' '}
      <Link to={searchPath({ ...query, text, page: 1 })} className="text-link">
        {text}
      </Link>
    </p>
  )
}
