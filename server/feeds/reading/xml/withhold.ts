import type { XmlLayout } from '#domain/feeds/layouts/xml-layout.ts'
import type { XmlMembers } from './xml-items.ts'

/** Leaves out what the owner of a listing does not want to be shown. */
export function withhold(members: XmlMembers, { withheld = [] }: XmlLayout): XmlMembers {
  const hidden = withheld
    .filter(({ by, values }) => {
      const value = members[by]
      return typeof value === 'string' && values.includes(value.toLowerCase())
    })
    .flatMap(({ columns }) => columns)
  if (hidden.length === 0) return members
  return Object.fromEntries(Object.entries(members).filter(([path]) => !hidden.includes(path)))
}
