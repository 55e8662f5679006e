import './price-history.css'
import { ByCurrency } from '#app/currency/by-currency.tsx'
import { historyTexts } from '#texts/catalog/history.ts'
import { formatListedPrice } from '#texts/format/price.ts'
import type { WordedHistory } from './word-history.ts'

/** docs/product/catalog.md, "Price history". */
export function PriceHistory({ history }: { readonly history: WordedHistory }) {
  const { sentences, plot, latest, earlier, earlierText, leftOut } = history
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-3xl">
        {historyTexts.heading}
      </h2>
      <p className="mt-2">{sentences.join(' ')}</p>
      {plot && (
        // The table says the same.
        <div className="price-plot" aria-hidden="true">
          <ShownPrice {...plot.highest} />
          <ShownPrice {...plot.lowest} />
          <svg aria-hidden="true" viewBox="0 -2 320 68" preserveAspectRatio="none">
            <path d={plot.path} />
          </svg>
        </div>
      )}
      {latest.length > 0 && <Rows rows={latest} />}
      {earlier.length > 0 && (
        <details className="earlier-rows">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-brand">
            {earlierText}
          </summary>
          <Rows rows={earlier} />
          {leftOut !== '' && <p className="mt-2 text-ink-soft text-sm">{leftOut}</p>}
        </details>
      )}
    </section>
  )
}

const ShownPrice = (price: WordedHistory['latest'][number]['price']) => (
  <span>
    <ByCurrency format={(display) => formatListedPrice(price, display)} />
  </span>
)

const Rows = ({ rows }: { readonly rows: WordedHistory['latest'] }) => (
  <table className="history-table" aria-labelledby="history">
    <thead>
      <tr>
        <th scope="col">{historyTexts.date}</th>
        <th scope="col">{historyTexts.what}</th>
        <th scope="col">{historyTexts.price}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ day, date, what, price, percent }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their places
        <tr key={index}>
          <td>
            <time dateTime={day}>{date}</time>
          </td>
          <td>
            {what.map((one) => (
              <span key={one}>{one}</span>
            ))}
          </td>
          <td>
            <ShownPrice {...price} />
            {percent !== '' && <small>{percent}</small>}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
