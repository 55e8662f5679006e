import { filterTexts, formatIgnoredParameter } from '#content/texts/search/filters.ts'
import type { IgnoredParameter } from '#domain/search/search-query.ts'

const MAX_SHOWN = 5

/** Says which parts of the address are not used, and why. */
export function IgnoredParameters({ ignored }: { ignored: readonly IgnoredParameter[] }) {
  if (ignored.length === 0) return null
  return (
    <aside className="ignored-note">
      <p className="font-medium">{filterTexts.ignoredHeading}</p>
      <ul className="mt-1 list-disc pl-5">
        {ignored.slice(0, MAX_SHOWN).map((pair, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same pair may come twice
          <li key={index}>{formatIgnoredParameter(pair)}</li>
        ))}
      </ul>
    </aside>
  )
}
