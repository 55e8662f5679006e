import { Form } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx'
import { REASON_FIELD } from '#domain/moderation/reason-length.ts'
import { guessLanguage } from '#domain/platform/text/guess-language.ts'
import { type MyBan, mayAppeal } from '#domain/safety/ban.ts'
import { formatLongDate } from '#texts/format/date.ts'
import { formatBan } from '#texts/messages/findings.ts'
import { ownBanTexts } from '#texts/safety/my-ban.ts'

/** An appeal that was not accepted. */
export interface RefusedAppeal {
  readonly reason: string
  readonly problem: string | undefined
}

interface MyBanPanelProps {
  readonly ban: MyBan
  readonly refused: RefusedAppeal | undefined
}

/** docs/product/safety.md, "Bans". */
export const MyBanPanel = ({ ban, refused }: MyBanPanelProps) => (
  <section
    id="ban"
    className="panel grid max-w-[50rem] justify-items-start gap-4"
    aria-labelledby="ban-title"
  >
    <h2 id="ban-title" className="text-2xl/heading">
      {ownBanTexts.title}
    </h2>
    <p>{formatBan(ban.reason, formatLongDate(ban.until))}</p>
    <p className="text-ink-soft">{ownBanTexts.reading}</p>
    {mayAppeal(ban) ? <AppealForm refused={refused} /> : <MadeAppeal ban={ban} />}
  </section>
)

function MadeAppeal({ ban: { appeal, upholdReason } }: { readonly ban: MyBan }) {
  return (
    <>
      {appeal !== '' && (
        <>
          <p>{ownBanTexts.wrote}</p>
          <blockquote className="whitespace-pre-line" dir="auto" lang={guessLanguage(appeal ?? '')}>
            {appeal}
          </blockquote>
        </>
      )}
      <p>{upholdReason === null ? ownBanTexts.waiting : ownBanTexts.decided}</p>
      {upholdReason !== null && (
        <blockquote className="whitespace-pre-line" dir="auto" lang={guessLanguage(upholdReason)}>
          {upholdReason}
        </blockquote>
      )}
    </>
  )
}

function AppealForm({ refused }: Pick<MyBanPanelProps, 'refused'>) {
  return (
    <Form method="post" className="grid w-full justify-items-start gap-4" noValidate>
      <TextAreaField
        {...REASON_FIELD}
        label={ownBanTexts.label}
        hint={ownBanTexts.hint}
        message={refused?.problem}
        defaultValue={refused?.reason}
        rows={4}
      />
      <button type="submit" name="intent" value="appeal" className={quietButton}>
        {ownBanTexts.send}
      </button>
    </Form>
  )
}
