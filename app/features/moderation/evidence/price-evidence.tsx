import { Link } from 'react-router'
import { evidenceTexts } from '#content/texts/moderation/evidence.ts'

export interface ShownPrice {
  /** What homes like it cost. */
  readonly usual: string
  /** What no home costs; `null` if it is within that. */
  readonly fence: string | null
  readonly similar: readonly {
    readonly path: string
    readonly address: string
    readonly area: string
    readonly price: string
  }[]
}

export const PriceEvidence = ({ usual, fence, similar }: ShownPrice) => (
  <>
    <p>{usual}</p>
    {fence !== null && <p className="font-medium">{fence}</p>}
    {similar.length > 0 && (
      <details className="evidence-similar">
        <summary>{evidenceTexts.similar}</summary>
        <ul className="mt-2 grid gap-1">
          {similar.map(({ path, address, area, price }) => (
            <li key={path}>
              <Link to={path} className="text-link" target="_blank">
                <bdi>{address}</bdi>
              </Link>{' '}
              <span className="text-ink-soft">
                · {area} · {price}
              </span>
            </li>
          ))}
        </ul>
      </details>
    )}
  </>
)
