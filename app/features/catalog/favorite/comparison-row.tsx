import './comparison.css'
import { PER_MONTH } from '#content/texts/catalog/asked-price.ts'
import { comparisonTexts } from '#content/texts/catalog/comparison.ts'
import type { Favorite } from '#domain/catalog/listing/favorite.ts'
import type { ComparedRow } from '#domain/catalog/listing/present/compare-favorites.ts'

interface ComparisonRowProps {
  readonly row: ComparedRow
  readonly favorites: readonly Favorite[]
}

export function ComparisonRow({ row, favorites }: ComparisonRowProps) {
  const { fact, values, differs, standsOut } = row
  return (
    <tr data-differs={differs || undefined}>
      <th scope="row">
        <div>
          {comparisonTexts.facts[fact]}
          {differs && (
            <>
              <span className="comparison-sign" aria-hidden="true">
                {comparisonTexts.sign}
              </span>
              <span className="sr-only"> {comparisonTexts.differs}</span>
            </>
          )}
        </div>
      </th>
      {favorites.map(({ type, id }, index) => (
        <td key={`${type} ${id}`} data-stands-out={standsOut[index] || undefined}>
          {values[index] || (
            <span className="comparison-unstated">{comparisonTexts.notStated}</span>
          )}
          {fact === 'price' && type === 'rent' && <small> {PER_MONTH}</small>}
        </td>
      ))}
    </tr>
  )
}
