import './saved-search.css'
import { Link } from 'react-router'
import { ListingCard } from '#app/features/catalog/listing/card/listing-card.tsx'
import { quietButton } from '#app/ui/button.ts'
import { ESTATE_TYPES } from '#domain/catalog/listing/estate-type.ts'
import { alertPath, savedSearchPath } from '#domain/catalog/saved-search/links.ts'
import { wordCard } from '#server/catalog/listing/word-listing.ts'
import { catalogContext } from '#server/catalog/open.ts'
import type { ToldChange } from '#server/catalog/saved-search/queries.ts'
import { createPageError } from '#server/platform/http/page-error.ts'
import { alertTexts, formatAlertLead } from '#texts/catalog/saved-search.ts'
import { formatAlertTitle } from '#texts/catalog/saved-search-mails.ts'
import { formatEvent } from '#texts/catalog/search-events.ts'
import { formatDay } from '#texts/format/date.ts'
import { formatAmount } from '#texts/format/money.ts'
import { language } from '#texts/language.ts'
import type { Route } from './+types/alert.ts'

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData?.title ?? alertTexts.back },
  { name: 'robots', content: 'noindex' },
]

/** The URL holds a personal token. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const catalog = context.get(catalogContext)
  const search = await catalog.savedSearches.findTold(params.token)
  const number = /^[1-9]\d{0,8}$/.test(params.number) ? Number(params.number) : 0
  const asked = Number(new URL(request.url).searchParams.get('page') ?? 1)
  const told =
    search && (await catalog.savedSearches.findAlert(search.id, number, Math.trunc(asked) || 1))
  if (search === null || told === null) throw createPageError(404)
  const { alert, homes, page, pages } = told
  const shown = await Promise.all(
    ESTATE_TYPES.map(async (type) => {
      const ids = homes.filter((home) => home.type === type).map(({ id }) => id)
      const found = await catalog.findListings(type, ids)
      return found.map((listing) => [`${type} ${listing.id}`, wordCard(listing, language)] as const)
    }),
  )
  const cards = new Map(shown.flat())
  const { token } = params
  return {
    name: search.name,
    title: formatAlertTitle(alert.number, alert.homes),
    at: alert.at,
    // The token for programs opens alerts alone.
    searchPath: token === search.token ? savedSearchPath(token) : null,
    previousPath: page > 1 ? alertPath(token, number, page - 1) : null,
    nextPath: page < pages ? alertPath(token, number, page + 1) : null,
    homes: homes.map(({ type, id, changes }) => ({
      type,
      id,
      changes: changes.map(wordChange),
      // `null` if visitors may not see it now.
      card: cards.get(`${type} ${id}`) ?? null,
    })),
  }
}

/** Such as "Price down: $120,000 → $115,000". */
function wordChange({ event, was, amount, currency }: ToldChange): string {
  const format = (price: number | null) => (price === null ? null : formatAmount(price, currency))
  return formatEvent(event, format(was), format(amount))
}

/** `/searches/:token/alerts/:number` (docs/product/catalog.md, "Saved searches"). */
export default function AlertPage({ loaderData }: Route.ComponentProps) {
  const { name, title, at, searchPath, previousPath, nextPath, homes } = loaderData
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
              <ListingCard type={type} listing={card} />
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
