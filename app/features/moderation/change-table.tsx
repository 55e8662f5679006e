import './moderation-table.css'
import { fieldNames } from '#content/texts/homes/steps.ts'
import { moderationTexts } from '#content/texts/moderation/moderation.ts'
import type { FieldChange } from '#domain/homes/offer/changes.ts'

/** What the owner has changed since the home was last approved, side by side. */
export function ChangeTable({ changes }: { readonly changes: readonly FieldChange[] }) {
  if (changes.length === 0) return null
  return (
    <section aria-labelledby="changes" className="panel mb-6">
      <h2 id="changes">{moderationTexts.changes}</h2>
      <table className="moderation-table">
        <thead>
          <tr>
            <th scope="col">{moderationTexts.changesField}</th>
            <th scope="col">{moderationTexts.changesBefore}</th>
            <th scope="col">{moderationTexts.changesAfter}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{fieldNames[field]}</th>
              <td>{before.trim() === '' ? <i>{moderationTexts.nothing}</i> : before}</td>
              <td>{after.trim() === '' ? <i>{moderationTexts.nothing}</i> : after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
