import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { FilterPanel } from '#app/features/search/filter-panel.tsx'
import { IgnoredNote } from '#app/features/search/ignored-note.tsx'
import { Pager } from '#app/features/search/pager.tsx'
import { ResultsHeading } from '#app/features/search/results-heading.tsx'
import { TYPE_PICTURES, TypeChoice } from '#app/features/search/type-choice.tsx'
import { useTypeChoice } from '#app/features/search/use-type-choice.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { property } from '#content/texts/property.ts'
import { parseSearchQuery } from '#domain/search-query.ts'
import { catalogueContext } from '#server/context.ts'
import type { Route } from './+types/property.ts'
import { CardWithHeart } from './card-with-heart.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const catalogue = context.get(catalogueContext)
  const { query, ignored } = parseSearchQuery(new URL(request.url).searchParams)
  const results = query.type === null ? null : await catalogue.search(query.type, query)
  const covers = results?.listings.flatMap(({ images }) => images.slice(0, 1)) ?? []
  return {
    // A page past the last one is answered with the last one.
    query: { ...query, page: results?.page ?? 1 },
    ignored,
    results,
    placeholders: catalogue.placeholders([...Object.values(TYPE_PICTURES), ...covers]),
  }
}

export const meta = () => [
  { title: property.title },
  { name: 'description', content: property.description },
]

/** `/property`: choose to buy or to rent, narrow the list, open a home (§2 Property listing). */
export default function Property({ loaderData }: Route.ComponentProps) {
  const { query, ignored, results, placeholders } = loaderData
  const { choosing, choose } = useTypeChoice(query)
  const busy = useNavigation().location?.pathname === '/property'
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const applied = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: new results are what takes the focus
  useEffect(() => {
    if (applied.current) heading.current?.focus()
    applied.current = false
  }, [loaderData])

  return (
    <div className="page py-10 md:py-14">
      <h1>{property.heading}</h1>
      <p className="mt-3 mb-8 max-w-prose text-ink-soft text-lg">{property.lead}</p>
      <TypeChoice chosen={query.type} placeholders={placeholders} onChoose={choose} />
      <div className="mt-8 grid items-start gap-8 md:mt-12 md:grid-cols-[17.5rem_minmax(0,1fr)]">
        <FilterPanel
          key={JSON.stringify([query.type, query.filters])}
          query={query}
          panel={panel}
          onApplied={() => {
            applied.current = true
          }}
        />
        <section aria-label={property.results} aria-busy={busy} className="min-h-96">
          <ResultsHeading ref={heading} query={query} total={results?.total ?? null} />
          <IgnoredNote ignored={ignored} />
          {choosing ? (
            <Spinner label={property.searching} />
          ) : results === null ? (
            <div className="blank">
              <p>{property.chooseFirst}</p>
            </div>
          ) : results.total === 0 ? (
            <div className="blank">
              <p>{property.notFound}</p>
              <p className="blank-hint">{property.notFoundHint}</p>
            </div>
          ) : (
            <ul className="listing-grid">
              {results.listings.map((listing, index) => (
                <li key={listing.id}>
                  <CardWithHeart
                    type={results.type}
                    listing={listing}
                    placeholder={placeholders[listing.images[0] ?? '']}
                    inView={index === 0}
                  />
                </li>
              ))}
            </ul>
          )}
          {results !== null && !choosing && <Pager query={query} pages={results.pages} />}
        </section>
      </div>
    </div>
  )
}
