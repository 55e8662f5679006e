import './offer-stats-view.css'
import { Link } from 'react-router'
import { citySearchPath } from '#domain/catalog/links.ts'
import { isEstateType } from '#domain/catalog/listing/estate-type.ts'
import { type DayCount, getScale } from '#domain/homes/offer/stats.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { homesContext } from '#server/homes/open.ts'
import { formatLongDate } from '#texts/format/date.ts'
import { formatNumber } from '#texts/format/number.ts'
import {
  formatPlaceInSearch,
  formatPlot,
  formatPlotDay,
  formatSimilar,
  numbersTexts,
} from '#texts/homes/stats.ts'
import { stepTexts } from '#texts/homes/steps.ts'
import type { Route } from './+types/stats.ts'
import { requireMyOffer } from './require-my-offer.ts'

export const meta = () => [{ title: numbersTexts.title }, { name: 'robots', content: 'noindex' }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const { offer, place } = await requireMyOffer(context, params.id, 'numbers')
  const numbers = await context.get(homesContext).readStats(offer)
  const { type, city } = offer.content
  return {
    place,
    numbers,
    // The search that its position refers to.
    searchPath:
      numbers.position === null || !isEstateType(type) ? null : citySearchPath(type, city),
  }
}

/** `/my/listings/:id/numbers` (docs/product/homes.md, "Numbers of a home"). */
export default function StatsPage({ loaderData }: Route.ComponentProps) {
  const { place, numbers, searchPath } = loaderData
  const { days, heartsNow, conversations, similar, position } = numbers
  const views = days.reduce((sum, day) => sum + day.views, 0)
  return (
    <div className="page page-detail">
      <div className="page-column touch-links">
        <div>
          <Link to={PATHS.myListings} className="text-link mb-3">
            {stepTexts.all}
          </Link>
          <h1>{numbersTexts.title}</h1>
          <p className="mt-3 text-lg">{place}</p>
          <p className="mt-2 max-w-prose text-ink-soft">{numbersTexts.lead}</p>
        </div>
        <dl className="offer-stats-facts">
          {(
            [
              [numbersTexts.views, views, numbersTexts.inDays],
              [numbersTexts.hearts, heartsNow, numbersTexts.heartsNow],
              [numbersTexts.conversations, conversations, numbersTexts.begun],
            ] as const
          ).map(([name, count, unit]) => (
            <div key={name} className="panel">
              <dt>{name}</dt>
              <dd>
                <b>{formatNumber(count)}</b> {unit}
              </dd>
            </div>
          ))}
          <div className="panel">
            <dt>{numbersTexts.position}</dt>
            <dd>
              {position === null
                ? numbersTexts.notShown
                : formatPlaceInSearch(position.place, position.total)}{' '}
              {searchPath !== null && (
                <Link to={searchPath} className="text-link">
                  {numbersTexts.search}
                </Link>
              )}
            </dd>
          </div>
          <div className="panel">
            <dt>{numbersTexts.similar}</dt>
            <dd>
              {position === null
                ? numbersTexts.notShown
                : similar === null
                  ? numbersTexts.tooFew
                  : formatSimilar(similar)}
            </dd>
          </div>
        </dl>
        <div className="panel grid grid-cols-1 gap-8">
          <DailyBarChart
            name={numbersTexts.viewsPlot}
            days={days.map((it) => ({ day: it.day, value: it.views }))}
          />
          <DailyBarChart
            name={numbersTexts.heartsPlot}
            days={days.map((it) => ({ day: it.day, value: it.hearts }))}
          />
          <DayTable days={days} />
        </div>
      </div>
    </div>
  )
}

/** The data of the plots, latest day first. */
function DayTable({ days }: { readonly days: readonly DayCount[] }) {
  return (
    <details className="day-table">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-[0.25em]">
        {numbersTexts.table}
      </summary>
      <table>
        <caption className="py-2 text-start text-ink-soft">{numbersTexts.tableCaption}</caption>
        <thead>
          <tr>
            <th scope="col">{numbersTexts.day}</th>
            <th scope="col">{numbersTexts.views}</th>
            <th scope="col">{numbersTexts.hearts}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, views, hearts }) => (
            <tr key={day}>
              <th scope="row">{formatLongDate(day)}</th>
              <td>{views}</td>
              <td>{hearts}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

interface DailyBarChartProps {
  readonly name: string
  readonly days: readonly { readonly day: string; readonly value: number }[]
}

/** Share of a day's width that its bar fills. */
const BAR = 0.7

/** One plot for each kind of number, so that no color has to be told from another. */
function DailyBarChart({ name, days }: DailyBarChartProps) {
  const scale = getScale(days.map(({ value }) => value))
  const total = days.reduce((sum, { value }) => sum + value, 0)
  const most = days.reduce((highest, day) => (day.value > highest.value ? day : highest), {
    day: '',
    value: 0,
  })
  const summary = formatPlot(name, total, { ...most, day: formatLongDate(most.day) })
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  return (
    <figure className="daily-bar-chart">
      <figcaption className="col-span-full mb-1.5">{summary}</figcaption>
      <div className="daily-bar-chart-scale" aria-hidden="true">
        <span>{scale}</span>
        <span>{scale / 2}</span>
        <span>0</span>
      </div>
      <svg
        className="h-36 w-full overflow-visible"
        viewBox={`0 0 ${days.length} ${scale}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={summary}
      >
        {[0, scale / 2, scale].map((y) => (
          <line key={y} x1={0} x2={days.length} y1={y} y2={y} vectorEffect="non-scaling-stroke" />
        ))}
        {days.map(({ day, value }, index) => (
          <rect key={day} x={index + (1 - BAR) / 2} width={BAR} y={scale - value} height={value}>
            <title>{`${formatLongDate(day)}: ${value}`}</title>
          </rect>
        ))}
      </svg>
      <div className="daily-bar-chart-days" aria-hidden="true">
        <span>{formatPlotDay(first)}</span>
        <span>{formatPlotDay(last)}</span>
      </div>
    </figure>
  )
}
