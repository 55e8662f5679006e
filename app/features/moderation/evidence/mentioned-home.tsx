import { Link } from 'react-router'

/** Another home that evidence names. */
export interface ShownHome {
  readonly name: string
  /** For example "On Homiq" or "Rejected". */
  readonly state: string
  /** Its page; `null` while visitors see none. */
  readonly path: string | null
  /** When something was done with it, such as "approved on November 23, 2026". */
  readonly since: string
}

export const MentionedHome = ({ name, state, path, since }: ShownHome) => (
  <>
    {path === null ? (
      <bdi>{name}</bdi>
    ) : (
      <Link to={path} className="text-link" target="_blank">
        <bdi>{name}</bdi>
      </Link>
    )}{' '}
    <span className="text-ink-soft">
      · {state}, {since}
    </span>
  </>
)
