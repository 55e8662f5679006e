import './offer-viewing-form.css'
import { useFetcher } from 'react-router'
import { type RejectedForm, useSchemaForm } from '#app/forms/use-schema-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { useNotify } from '#app/ui/notice.tsx'
import { useActionResult } from '#app/ui/use-action-result.ts'
import { formatMinutes, viewingMessages, viewingTexts } from '#content/texts/messages/viewing.ts'
import { DEFAULT_MINUTES, VIEWING_MINUTES } from '#domain/messages/viewing/limits.ts'
import { type TypedViewing, viewingSchema } from '#domain/messages/viewing/viewing-schema.ts'

const schema = viewingSchema(viewingMessages)

/** Sent by scripts, so that the page stays and the next time can be entered. */
export const STAY_PARAM = 'stay'

/** What the action returns if it failed, or if the page stays. */
export interface OfferViewingOutcome {
  /** Whether the time is offered. */
  readonly offered?: true
  readonly form?: RejectedForm<keyof TypedViewing>
  readonly problem?: string
}

interface OfferViewingFormProps {
  readonly isPlaceWithheld: boolean
  /** For example "2026-11-24". */
  readonly firstDay: string
  readonly lastDay: string
  readonly outcome: OfferViewingOutcome | undefined
}

/** Without scripts it posts to the route's action. */
export function OfferViewingForm({
  isPlaceWithheld,
  firstDay,
  lastDay,
  outcome,
}: OfferViewingFormProps) {
  const fetcher = useFetcher<OfferViewingOutcome>()
  const last = fetcher.data ?? outcome
  const notify = useNotify()
  const { form, field, reset, isSubmitting } = useSchemaForm<keyof TypedViewing, TypedViewing>({
    schema,
    rejected: last?.form,
    onValid: (typed) => fetcher.submit({ ...typed, [STAY_PARAM]: 'on' }, { method: 'post' }),
  })

  useActionResult(fetcher.data, ({ offered }) => {
    if (offered === undefined) return
    notify.success(viewingTexts.isOffered)
    reset({ day: '', time: '', minutes: String(DEFAULT_MINUTES), place: 'shown' })
    form.ref.current?.querySelector('input')?.focus({ preventScroll: true })
  })

  const place = field('place')
  const { message: _message, autoFocus: _autoFocus, ...hiddenPlace } = place
  const isBusy = isSubmitting || fetcher.state !== 'idle'
  return (
    <form {...form} className="offer-time">
      <TextField
        {...field('day')}
        label={viewingTexts.day}
        type="date"
        min={firstDay}
        max={lastDay}
      />
      <TextField {...field('time')} label={viewingTexts.time} type="time" />
      <SelectField
        defaultValue={DEFAULT_MINUTES}
        {...field('minutes')}
        label={viewingTexts.minutes}
      >
        {VIEWING_MINUTES.map((minutes) => (
          <option key={minutes} value={minutes}>
            {formatMinutes(minutes)}
          </option>
        ))}
      </SelectField>
      {isPlaceWithheld ? (
        <SelectField {...place} label={viewingTexts.place}>
          <option value="shown">{viewingTexts.shownPlace}</option>
          <option value="exact">{viewingTexts.exactPlace}</option>
        </SelectField>
      ) : (
        <input type="hidden" {...hiddenPlace} value="shown" />
      )}
      <div className="offer-time-end">
        {/* After a native post, a problem without fields is shown by the page instead. */}
        <FormProblem
          problem={
            fetcher.data === undefined && last?.form === undefined ? undefined : last?.problem
          }
        />
        <BusyButton type="submit" className={primaryButton} busy={isBusy}>
          {isBusy ? viewingTexts.offering : viewingTexts.offer}
        </BusyButton>
      </div>
    </form>
  )
}
