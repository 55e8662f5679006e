import './city.css'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Stars } from '#app/ui/stars/stars.tsx'
import { outOfFive } from '#content/texts/company/reviews.ts'
import type { CityCard } from '#domain/city/city-card.ts'

/** A city that suits a way to live. */
export function CityTile({ city, inView }: { city: CityCard; inView: boolean }) {
  const { image, title, description, stars } = city
  return (
    <article className="city">
      <Picture
        src={image}
        alt=""
        sizes="(min-width: 84rem) 26rem, (min-width: 48rem) 31vw, 100vw"
        loading={inView ? 'eager' : 'lazy'}
      />
      <div className="city-text">
        <h3>{title}</h3>
        <Stars count={stars} label={outOfFive(stars)} />
        <p>{description}</p>
      </div>
    </article>
  )
}
