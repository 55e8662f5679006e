import { formatListedPrice } from '#texts/format/price.ts'
import './home.css'
import { Link } from 'react-router'
import { ByCurrency } from '#app/currency/by-currency.tsx'
import { citySearchPath } from '#domain/catalog/links.ts'
import { ESTATE_TYPES, type EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { DisplayCurrency } from '#domain/catalog/price/display-currency.ts'
import { citySearchLabel, formatMedianPrice, homeTexts } from '#texts/site/home.ts'

/** A city with the number of listings of each type. */
export interface CityOverview extends Readonly<Record<EstateType, number>> {
  readonly name: string
  /** Median price of the listings for sale, formatted. */
  readonly medianPrice: string | undefined
}

const formatMedian = (price: string) => (display: DisplayCurrency) =>
  formatMedianPrice(formatListedPrice({ price }, display))

export function Cities({ cities }: { cities: readonly CityOverview[] }) {
  if (cities.length === 0) return null
  return (
    <section className="page home-section" aria-labelledby="cities">
      <h2 id="cities" className="home-heading">
        {homeTexts.cities}
      </h2>
      <ul className="swipe-row home-cities">
        {cities.map((city) => (
          <li key={city.name} className="border-line-strong border-t pt-4">
            <h3 className="mb-1">{city.name}</h3>
            <p>
              {ESTATE_TYPES.filter((type) => city[type] > 0).map((type) => (
                <Link key={type} to={citySearchPath(type, city.name)} className="text-link mr-4">
                  {citySearchLabel(city[type], type)}
                  <span className="sr-only">: {city.name}</span>
                </Link>
              ))}
            </p>
            {city.medianPrice !== undefined && (
              <p className="text-ink-soft text-sm">
                <ByCurrency format={formatMedian(city.medianPrice)} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
