import './stars.css'

const STAR = 'M12 2.2 14.7 8.9 21.9 9.4 16.4 14 18.1 21 12 17.2 5.9 21 7.6 14 2.1 9.4 9.3 8.9Z'
const LEFT_HALF = 'M12 2.2V17.2L5.9 21 7.6 14 2.1 9.4 9.3 8.9Z'
const STAR_INDEXES = [0, 1, 2, 3, 4]

interface StarsProps {
  /** 0 to 5, by halves. */
  readonly count: number
  /** Says the same in words. */
  readonly label: string
}

/** Five stars in a row, as many of them full as were given, the last one maybe by half. */
export function Stars({ count, label }: StarsProps) {
  return (
    <svg viewBox="0 0 120 24" role="img" aria-label={label} className="stars">
      {STAR_INDEXES.map((place) => (
        <g key={place} transform={`translate(${place * 24})`}>
          <path d={STAR} className="star-empty" />
          {count > place && <path d={count > place + 0.5 ? STAR : LEFT_HALF} />}
        </g>
      ))}
    </svg>
  )
}
