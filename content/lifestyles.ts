import type { CityCard } from '#domain/catalog/city/city-card.ts'

export interface GalleryPicture {
  readonly url: string
  readonly caption: string
}

/** docs/product/site.md, "Lifestyle page". */
export interface Lifestyle {
  /** In the URL: `?for=`. */
  readonly id: string
  readonly label: string
  readonly lead: string
  readonly cities: readonly CityCard[]
  readonly gallery: readonly GalleryPicture[]
}

/** The stars of each city, in the order of the page. */
const STARS = {
  families: { kyiv: 5, lviv: 4.5, dnipro: 4 },
  professionals: { kyiv: 5, kharkiv: 4, odesa: 4.5 },
  tranquility: { 'ivano-frankivsk': 5, vinnytsia: 5, chernivtsi: 4 },
} as const

type LifestyleId = keyof typeof STARS

interface LifestyleWords<Id extends LifestyleId> extends Pick<Lifestyle, 'label' | 'lead'> {
  readonly cities: Readonly<
    Record<keyof (typeof STARS)[Id], Pick<CityCard, 'title' | 'description'>>
  >
  /** What the pictures show, in their order. */
  readonly captions: readonly [string, string, string, string, string, string]
}

/** Adds what is the same in every language: pictures and stars. */
export function illustrateLifestyle<Id extends LifestyleId>(
  id: Id,
  { label, lead, cities, captions }: LifestyleWords<Id>,
): Lifestyle {
  return {
    id,
    label,
    lead,
    cities: Object.entries<number>(STARS[id]).map(([city, stars]) => ({
      image: `/pictures/cities/${city}-1080x720.jpg`,
      ...cities[city as keyof typeof cities],
      stars,
    })),
    gallery: captions.map((caption, index) => ({
      url: `/pictures/gallery/${id}-${index + 1}-960x640.jpg`,
      caption,
    })),
  }
}
