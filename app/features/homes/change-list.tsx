import './change-list.css'
import type { DescribedChange } from '#domain/homes/offer/changes.ts'

interface ChangeListProps {
  readonly changes: readonly DescribedChange[]
  /** Instead of a value that was not stated. */
  readonly nothing: string
}

/** What was changed, each as it was and as it is. */
export const ChangeList = ({ changes, nothing }: ChangeListProps) => (
  <dl className="change-list">
    {changes.map(({ name, before, after }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <del>{before || nothing}</del> <span aria-hidden="true">→</span>{' '}
          <ins>{after || nothing}</ins>
        </dd>
      </div>
    ))}
  </dl>
)
