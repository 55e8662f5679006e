import { Icon } from '#app/ui/icon/icon.tsx'
import { FAVORITE_ORDERS, type FavoriteOrder } from '#domain/catalog/favorite/favorite-order.ts'
import { favoriteTexts } from '#texts/catalog/favorite.ts'

interface FavoriteOrderSelectProps {
  readonly order: FavoriteOrder
  readonly onChange: (order: FavoriteOrder) => void
}

export function FavoriteOrderSelect({ order, onChange }: FavoriteOrderSelectProps) {
  return (
    <label className="mb-6 inline-flex items-center gap-3">
      {favoriteTexts.order}
      <span className="relative block">
        <select
          className="field-input pr-11"
          value={order}
          onChange={({ currentTarget: { value } }) =>
            onChange(FAVORITE_ORDERS.find((known) => known === value) ?? 'kept')
          }
        >
          {FAVORITE_ORDERS.map((known) => (
            <option key={known} value={known}>
              {favoriteTexts.orders[known]}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="icon select-arrow" />
      </span>
    </label>
  )
}
