import './offer-stats-view.css'
import { Link } from 'react-router'
import { formatPlaceInSearch, formatSimilar, numbersTexts } from '#content/texts/homes/stats.ts'
import { stepTexts } from '#content/texts/homes/steps.ts'
import type { OfferStats } from '#domain/homes/offer/stats.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { formatNumber } from '#domain/platform/text/format-number.ts'
import { DailyBarChart } from './daily-bar-chart.tsx'
import { DayTable } from './day-table.tsx'

interface OfferStatsViewProps {
  /** Location of the home. */
  readonly place: string
  readonly numbers: OfferStats
  /** The search that its position refers to; `null` while visitors do not see it. */
  readonly searchPath: string | null
}

/** docs/product/homes.md, "Numbers of a home". */
export function OfferStatsView({ place, numbers, searchPath }: OfferStatsViewProps) {
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
          <div className="panel">
            <dt>{numbersTexts.views}</dt>
            <dd>
              <b>{formatNumber(views)}</b> {numbersTexts.inDays}
            </dd>
          </div>
          <div className="panel">
            <dt>{numbersTexts.hearts}</dt>
            <dd>
              <b>{formatNumber(heartsNow)}</b> {numbersTexts.heartsNow}
            </dd>
          </div>
          <div className="panel">
            <dt>{numbersTexts.conversations}</dt>
            <dd>
              <b>{formatNumber(conversations)}</b> {numbersTexts.begun}
            </dd>
          </div>
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
        <div className="panel offer-stats-plots">
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
