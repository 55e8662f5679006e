import './saved-search.css'
import { Link } from 'react-router'
import { primaryButton } from '#app/ui/button.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { mySearchesTexts, savedSearchTexts } from '#texts/catalog/saved-search.ts'

interface GoneSearchProps {
  /** Whether this page has just ended it. */
  readonly isStopped: boolean
}

export const GoneSearch = ({ isStopped }: GoneSearchProps) => (
  <div className="page page-detail saved-search">
    <h1>{isStopped ? savedSearchTexts.stopped : savedSearchTexts.gone}</h1>
    {!isStopped && <p>{savedSearchTexts.goneHint}</p>}
    <Link to={PATHS.search} className={primaryButton}>
      {mySearchesTexts.search}
    </Link>
  </div>
)
