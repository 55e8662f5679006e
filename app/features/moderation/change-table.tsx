import './moderation-table.css'
import type { DescribedChange } from '#domain/homes/offer/changes.ts'
import { moderationTexts } from '#texts/moderation/moderation.ts'

interface ChangeTableProps {
  readonly id: string
  readonly heading: string
  /** The name of the column with the values before. */
  readonly before: string
  readonly changes: readonly DescribedChange[]
}

/** What the owner has changed since a decision, side by side. */
export function ChangeTable({ id, heading, before, changes }: ChangeTableProps) {
  if (changes.length === 0) return null
  return (
    <section aria-labelledby={id} className="panel mb-6">
      <h2 id={id}>{heading}</h2>
      <table className="moderation-table">
        <thead>
          <tr>
            <th scope="col">{moderationTexts.changesField}</th>
            <th scope="col">{before}</th>
            <th scope="col">{moderationTexts.changesAfter}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.name}>
              <th scope="row">{change.name}</th>
              <td>{change.before || <i>{moderationTexts.nothing}</i>}</td>
              <td>{change.after || <i>{moderationTexts.nothing}</i>}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
