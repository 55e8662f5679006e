import './daily-bar-chart.css'
import { formatPlot } from '#content/texts/homes/stats.ts'
import { getScale } from '#domain/homes/offer/stats.ts'
import { formatLongDate } from '#domain/platform/time/calendar-day.ts'

interface DailyBarChartProps {
  readonly name: string
  readonly days: readonly { readonly day: string; readonly value: number }[]
}

/** Share of a day's width that its bar fills. */
const BAR = 0.7

/** One plot for each kind of number, so that no color has to be told from another. */
export function DailyBarChart({ name, days }: DailyBarChartProps) {
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
      <figcaption>{summary}</figcaption>
      <div className="daily-bar-chart-scale" aria-hidden="true">
        <span>{scale}</span>
        <span>{scale / 2}</span>
        <span>0</span>
      </div>
      <svg
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
        <span>{formatLongDate(first)}</span>
        <span>{formatLongDate(last)}</span>
      </div>
    </figure>
  )
}
