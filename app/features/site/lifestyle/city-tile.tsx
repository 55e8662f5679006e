import './city-tile.css'
import { Picture } from '#app/ui/picture/picture.tsx'
import { Stars } from '#app/ui/stars/stars.tsx'
import { starsLabel } from '#content/texts/site/reviews.ts'
import type { CityCard } from '#domain/catalog/city/city-card.ts'

export function CityTile({ city, isFirst }: { city: CityCard; isFirst: boolean }) {
  const { image, title, description, stars } = city
  return (
    <article className="city-tile">
      <Picture
        src={image}
        alt=""
        sizes="(min-width: 84rem) 26rem, (min-width: 48rem) 31vw, 88vw"
        loading={isFirst ? 'priority' : 'lazy'}
      />
      <div className="city-tile-text">
        <h3>{title}</h3>
        <Stars count={stars} label={starsLabel(stars)} />
        <p>{description}</p>
      </div>
    </article>
  )
}
