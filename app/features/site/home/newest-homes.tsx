import { formatListedPrice } from '#texts/format/price.ts'
import './home.css'
import { Link } from 'react-router'
import { ByCurrency } from '#app/currency/by-currency.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { Listing } from '#domain/catalog/listing/listing.ts'
import { homeTexts } from '#texts/site/home.ts'

/** Formatted on the server, so that the page needs little code of listings. */
export interface NewListing {
  readonly type: EstateType
  readonly path: string
  readonly cover: string | undefined
  readonly price: Pick<Listing, 'price' | 'asked'>
  readonly address: string
  readonly facts: string
}

export function NewestHomes({ listings }: { listings: readonly NewListing[] }) {
  if (listings.length === 0) return null
  return (
    <section className="page home-section" aria-labelledby="newest">
      <h2 id="newest" className="home-heading">
        {homeTexts.newest}
      </h2>
      <ul className="swipe-row newest-homes">
        {listings.map(({ type, path, cover, price, address, facts }) => (
          <li key={path}>
            <Link
              to={path}
              prefetch="intent"
              className="panel grid h-full content-start p-5 text-ink-soft leading-normal hover:border-brand"
            >
              {cover !== undefined && (
                <Picture
                  src={cover}
                  alt=""
                  sizes="(min-width: 64rem) 25rem, (min-width: 40rem) 45vw, 17rem"
                  className="picture-fill mb-4 aspect-3/2 rounded-md"
                />
              )}
              <span>{homeTexts.types[type]}</span>
              <strong className="font-display font-medium text-(length:--text-2xl) text-ink">
                <ByCurrency format={(display) => formatListedPrice(price, display)} />
              </strong>
              <span>{address}</span>
              <span>{facts}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
