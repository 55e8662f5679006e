import './comparison.css'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { listingPath } from '#domain/catalog/links.ts'
import type { Favorite } from '#domain/catalog/listing/favorite.ts'

/** A column header of the comparison. */
export function ComparisonHome({ favorite }: { favorite: Favorite }) {
  const [cover] = favorite.images
  return (
    <th scope="col">
      <div className="comparison-picture">
        {cover === undefined ? (
          <Icon name="building" />
        ) : (
          <Picture
            src={cover}
            alt=""
            sizes="(min-width: 64rem) 20rem, 11rem"
            loading="eager"
            className="picture-fill"
          />
        )}
      </div>
      <Link to={listingPath(favorite)} prefetch="intent">
        {favorite.address}
      </Link>
    </th>
  )
}
