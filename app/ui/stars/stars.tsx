import './stars.css'

const STAR = 'M12 2.2 14.7 8.9 21.9 9.4 16.4 14 18.1 21 12 17.2 5.9 21 7.6 14 2.1 9.4 9.3 8.9Z'
const LEFT_HALF = 'M12 2.2V17.2L5.9 21 7.6 14 2.1 9.4 9.3 8.9Z'
const STAR_INDEXES = [0, 1, 2, 3, 4]

interface StarsProps {
  /** 0 to 5 in steps of 0.5. */
  readonly count: number
  /** For screen readers. */
  readonly label: string
}

export function Stars({ count, label }: StarsProps) {
  return (
    <svg viewBox="0 0 120 24" role="img" aria-label={label} className="stars">
      {STAR_INDEXES.map((index) => (
        <g key={index} transform={`translate(${index * 24})`}>
          <path d={STAR} className="star-empty" />
          {count > index && <path d={count > index + 0.5 ? STAR : LEFT_HALF} />}
        </g>
      ))}
    </svg>
  )
}
