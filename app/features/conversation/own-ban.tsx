import '#app/ui/card/panel.css'
import './own-ban.css'
import { Form } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { formatBan } from '#content/texts/conversation/findings.ts'
import { ownBanTexts } from '#content/texts/conversation/own-ban.ts'
import { mayObject, type OwnBan } from '#domain/moderation/ban.ts'
import { REASON_LENGTH } from '#domain/moderation/reason-length.ts'
import { formatLongDate } from '#domain/text/calendar-day.ts'

/** An objection that was not taken. */
export interface RefusedObjection {
  readonly text: string
  readonly problem: string | undefined
}

interface OwnBanPanelProps {
  readonly ban: OwnBan
  readonly refused: RefusedObjection | undefined
}

/** docs/product.md, "Bans". */
export const OwnBanPanel = ({ ban, refused }: OwnBanPanelProps) => (
  <section id="ban" className="panel own-ban" aria-labelledby="ban-title">
    <h2 id="ban-title">{ownBanTexts.title}</h2>
    <p>{formatBan(ban.reason, formatLongDate(ban.until))}</p>
    <p className="text-ink-soft">{ownBanTexts.reading}</p>
    {mayObject(ban) ? <ObjectionForm refused={refused} /> : <Objection ban={ban} />}
  </section>
)

function Objection({ ban: { objection, answer } }: { readonly ban: OwnBan }) {
  return (
    <>
      <p>{ownBanTexts.wrote}</p>
      <blockquote className="whitespace-pre-line" dir="auto">
        {objection}
      </blockquote>
      <p>{answer === null ? ownBanTexts.waiting : ownBanTexts.answered}</p>
      {answer !== null && (
        <blockquote className="whitespace-pre-line" dir="auto">
          {answer}
        </blockquote>
      )}
    </>
  )
}

function ObjectionForm({ refused }: Pick<OwnBanPanelProps, 'refused'>) {
  return (
    <Form method="post" className="own-ban" noValidate>
      <TextAreaField
        name="reason"
        label={ownBanTexts.label}
        hint={ownBanTexts.hint}
        message={refused?.problem}
        defaultValue={refused?.text}
        minLength={REASON_LENGTH.min}
        maxLength={REASON_LENGTH.max}
        rows={4}
      />
      <button type="submit" name="intent" value="object" className={quietButton}>
        {ownBanTexts.send}
      </button>
    </Form>
  )
}
