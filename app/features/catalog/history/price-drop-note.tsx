import './price-drop-note.css'

/** On a card, such as "Down 8% since June"; the words come with the page. */
export const PriceDropNote = ({ text }: { readonly text: string }) => (
  <p className="price-drop-note">{text}</p>
)
