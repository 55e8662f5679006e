import { Link } from 'react-router'
import { searchPath } from '#domain/catalog/search/search-paths.ts'
import type { SearchQuery } from '#domain/catalog/search/search-query.ts'
import { propertyTexts } from '#texts/catalog/property.ts'

interface CorrectedTextProps {
  readonly query: SearchQuery
  /** `null` if the typed text was searched for. */
  readonly text: string | null
}

/** Says which text the results are for if a word was misspelled (docs/product/catalog.md, "Search text"). */
export function CorrectedText({ query, text }: CorrectedTextProps) {
  if (text === null) return null
  return (
    <p className="mt-2">
      {propertyTexts.showingFor}{' '}
      <Link to={searchPath({ ...query, text, page: 1 })} className="text-link">
        {text}
      </Link>
    </p>
  )
}
