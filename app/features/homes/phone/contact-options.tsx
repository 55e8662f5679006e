import { Link } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { offerStepPath } from '#domain/homes/offer/links.ts'
import { formatWaysToReach, phoneTexts } from '#texts/homes/phone.ts'

const HEADING_ID = 'ways'

interface ContactOptionsProps {
  /** Id of the offer. */
  readonly id: string
  /** The number that visitors will see; `null` for none. */
  readonly phone: string | null
}

export const ContactOptions = ({ id, phone }: ContactOptionsProps) => (
  <section aria-labelledby={HEADING_ID} className="panel">
    <h2 id={HEADING_ID} className="text-xl">
      {phoneTexts.contact}
    </h2>
    <p className="mt-2 mb-4">{phone === null ? phoneTexts.none : formatWaysToReach(phone)}</p>
    <Link to={offerStepPath(id, 'phone')} className={quietButton}>
      {phone === null ? phoneTexts.offer : phoneTexts.edit}
    </Link>
  </section>
)
