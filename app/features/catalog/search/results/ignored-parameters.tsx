import type { IgnoredParameter } from '#domain/catalog/search/search-query.ts'
import { filterTexts, formatIgnoredParameter } from '#texts/catalog/filters.ts'

const MAX_SHOWN = 5

/** Lists the URL parameters that are not used, and why. */
export function IgnoredParameters({ ignored }: { ignored: readonly IgnoredParameter[] }) {
  if (ignored.length === 0) return null
  return (
    <aside className="callout">
      <p className="font-medium">{filterTexts.ignoredHeading}</p>
      <ul className="mt-1 list-disc pl-5">
        {ignored.slice(0, MAX_SHOWN).map((parameter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a parameter may be repeated
          <li key={index}>{formatIgnoredParameter(parameter)}</li>
        ))}
      </ul>
    </aside>
  )
}
