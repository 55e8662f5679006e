import './day-table.css'
import { numbersTexts } from '#content/texts/homes/stats.ts'
import type { DayCount } from '#domain/homes/offer/stats.ts'
import { formatLongDate } from '#domain/platform/time/calendar-day.ts'

/** The data of the plots, latest day first. */
export function DayTable({ days }: { readonly days: readonly DayCount[] }) {
  return (
    <details className="day-table">
      <summary>{numbersTexts.table}</summary>
      <table>
        <caption>{numbersTexts.tableCaption}</caption>
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
