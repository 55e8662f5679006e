/** What a card says of a price that fell, such as "Down 8% since June". */
export interface WordedPriceDrop {
  readonly id: number
  readonly text: string
}

interface PriceDropNoteProps {
  readonly id: number
  /** The words come with the page. */
  readonly drops: readonly WordedPriceDrop[]
}

/** On the card of a home whose price fell. */
export function PriceDropNote({ id, drops }: PriceDropNoteProps) {
  const text = drops.find((drop) => drop.id === id)?.text
  return (
    text && (
      <p className="self-start rounded-full bg-brand-soft px-2.5 py-0.5 font-medium text-brand-ink text-note">
        {text}
      </p>
    )
  )
}
