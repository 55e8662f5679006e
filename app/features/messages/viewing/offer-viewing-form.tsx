import './offer-viewing-form.css'
import { useFetcher } from 'react-router'
import { type FailedForm, useSchemaForm } from '#app/forms/use-schema-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { useNotify } from '#app/ui/notice.tsx'
import { useActionResult } from '#app/ui/use-action-result.ts'
import type { Party } from '#domain/messages/conversation/party.ts'
import { DEFAULT_MINUTES, VIEWING_MINUTES } from '#domain/messages/viewing/limits.ts'
import {
  TIME_FIELDS,
  type TypedViewing,
  timesSchema,
} from '#domain/messages/viewing/viewing-schema.ts'
import { formatMinutes, viewingMessages, viewingTexts } from '#texts/messages/viewing.ts'

const schema = timesSchema(viewingMessages)

type FieldName = Exclude<keyof TypedViewing, 'place'>

/** Sent by scripts, so that the page stays and more times can be entered. */
export const STAY_PARAM = 'stay'

/** What the action returns if it failed, or if the page stays. */
export interface OfferViewingOutcome extends FailedForm<keyof TypedViewing> {
  /** Whether the times are offered. */
  readonly offered?: true
}

interface OfferViewingFormProps {
  readonly party: Party
  readonly isPlaceWithheld: boolean
  /** For example "2026-11-24". */
  readonly firstDay: string
  readonly lastDay: string
  readonly outcome: OfferViewingOutcome | undefined
}

const NO_TIMES = { day: '', time: '', day2: '', time2: '', day3: '', time3: '' }

/** Without scripts it posts to the route's action. */
export function OfferViewingForm(props: OfferViewingFormProps) {
  const { party, isPlaceWithheld, firstDay, lastDay, outcome } = props
  const fetcher = useFetcher<OfferViewingOutcome>()
  const last = fetcher.data ?? outcome
  const notify = useNotify()
  const { form, field, reset, getValues, isSubmitting } = useSchemaForm<FieldName, unknown>({
    schema,
    rejected: last?.form,
    async onValid() {
      // The place is a plain checkbox, which the form library does not know.
      const posted = new FormData(form.ref.current ?? undefined)
      posted.set(STAY_PARAM, 'on')
      await fetcher.submit(posted, { method: 'post' })
    },
  })

  useActionResult(fetcher.data, ({ offered }) => {
    if (offered === undefined) return
    notify.success(viewingTexts.isOffered)
    reset({ ...NO_TIMES, minutes: getValues().minutes ?? String(DEFAULT_MINUTES) })
    form.ref.current?.querySelector('input')?.focus({ preventScroll: true })
  })

  const isBusy = isSubmitting || fetcher.state !== 'idle'
  const name = party === 'owner' ? viewingTexts.offer : viewingTexts.propose
  return (
    <form {...form} className="grid gap-1">
      <p className="text-ink-soft text-sm">{viewingTexts.several}</p>
      {TIME_FIELDS.map(([day, time], at) => (
        <div key={day} className="offer-time">
          <TextField
            {...field(day)}
            label={viewingTexts.days[at] ?? ''}
            type="date"
            min={firstDay}
            max={lastDay}
          />
          <TextField {...field(time)} label={viewingTexts.times[at] ?? ''} type="time" />
        </div>
      ))}
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
      {isPlaceWithheld && (
        <PlaceChoice isChosen={last?.form === undefined || last.form.values.place === 'exact'} />
      )}
      <div className="grid justify-items-start gap-1">
        {/* After a native post, a problem without fields is shown by the page instead. */}
        <FormProblem
          problem={
            fetcher.data === undefined && last?.form === undefined ? undefined : last?.problem
          }
        />
        <BusyButton type="submit" className={primaryButton} busy={isBusy}>
          {isBusy ? viewingTexts.offering : name}
        </BusyButton>
      </div>
    </form>
  )
}

/** Whether the seeker learns where to come, for a home whose page does not say it. */
export const PlaceChoice = ({ isChosen = true }: { readonly isChosen?: boolean }) => (
  <label className="flex min-h-11 cursor-pointer items-start gap-3 py-1.5">
    <input
      type="checkbox"
      name="place"
      value="exact"
      defaultChecked={isChosen}
      className="mt-0.5 size-5 flex-none accent-brand"
    />
    <span>
      {viewingTexts.exactPlace}
      <span className="block text-ink-soft text-sm">{viewingTexts.exactPlaceHint}</span>
    </span>
  </label>
)
