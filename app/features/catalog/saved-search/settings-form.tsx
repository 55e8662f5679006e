import { useFetcher } from 'react-router'
import { type FailedForm, useSchemaForm } from '#app/forms/use-schema-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton } from '#app/ui/button.ts'
import { ChoiceField } from '#app/ui/fields/choice-field.tsx'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { FREQUENCIES } from '#domain/catalog/saved-search/alert-due.ts'
import { SCOPES, type Scope } from '#domain/catalog/saved-search/event.ts'
import { alertFeedPath } from '#domain/catalog/saved-search/links.ts'
import {
  HOURS,
  type SavedSearchSettings,
  settingsSchema,
} from '#domain/catalog/saved-search/settings-schema.ts'
import { inLanguage } from '#domain/platform/language.ts'
import {
  formatHour,
  frequencyNames,
  savedSearchTexts,
  scopeNames,
  settingsMessages,
} from '#texts/catalog/saved-search.ts'
import { language } from '#texts/language.ts'

const schema = settingsSchema(settingsMessages)

export type SettingName = keyof SavedSearchSettings

interface SettingsFormProps {
  readonly search: {
    readonly feedToken: string
    readonly isOfAccount: boolean
    readonly webhookSecret: string | null
    readonly values: Readonly<Record<SettingName, string>>
  }
  readonly rejected: FailedForm<SettingName> | undefined
}

/** How a search is told, and how often. */
export function SettingsForm({ search, rejected }: SettingsFormProps) {
  const { feedToken, values, webhookSecret } = search
  const fetcher = useFetcher<FailedForm<SettingName>>()
  const last = fetcher.data ?? rejected
  const { form, field, isSubmitting } = useSchemaForm<SettingName, SavedSearchSettings>({
    schema,
    initialValues: values,
    rejected: last?.form,
    onValid: async () => {
      const posted = new FormData(form.ref.current ?? undefined)
      posted.set('intent', 'save')
      await fetcher.submit(posted, { method: 'post' })
    },
  })
  const hours = HOURS.map((hour) => (
    <option key={hour} value={hour}>
      {formatHour(Number(hour))}
    </option>
  ))
  return (
    <form {...form} className="panel saved-search-form">
      <TextField {...field('name')} label={savedSearchTexts.name} />
      <ChoiceField
        {...field('frequency')}
        label={savedSearchTexts.frequency}
        choices={FREQUENCIES.map((value) => ({ value, label: frequencyNames[value] }))}
      />
      <ChoiceField
        {...field('scope')}
        label={savedSearchTexts.scope}
        choices={(Object.keys(SCOPES) as Scope[]).map((value) => ({
          value,
          label: scopeNames[value],
        }))}
      />
      <div className="saved-search-hours w-full">
        <SelectField {...field('quietFrom')} label={savedSearchTexts.quietFrom}>
          {hours}
        </SelectField>
        <SelectField {...field('quietUntil')} label={savedSearchTexts.quietUntil}>
          {hours}
        </SelectField>
      </div>
      <p className="text-ink-soft text-sm">{savedSearchTexts.quietHint}</p>
      <ChoiceField
        {...field('mail')}
        label={savedSearchTexts.mail}
        choices={[
          { value: 'on', label: savedSearchTexts.on },
          { value: 'off', label: savedSearchTexts.off },
        ]}
      />
      {search.isOfAccount && (
        <p className="text-ink-soft text-sm">{savedSearchTexts.unconfirmedAddress}</p>
      )}
      <h2 className="text-xl">{savedSearchTexts.programs}</h2>
      <a href={inLanguage(alertFeedPath(feedToken), language)} className="text-link touch-link">
        {savedSearchTexts.feed}
      </a>
      <TextField
        {...field('webhook')}
        label={savedSearchTexts.webhook}
        hint={savedSearchTexts.webhookHint}
        type="url"
        autoComplete="off"
      />
      {webhookSecret !== null && (
        <p className="text-sm">
          {savedSearchTexts.secret}: <span className="saved-search-secret">{webhookSecret}</span>
        </p>
      )}
      <FormProblem problem={last?.problem} />
      <BusyButton
        type="submit"
        name="intent"
        value="save"
        className={primaryButton}
        busy={isSubmitting}
      >
        {isSubmitting ? savedSearchTexts.saving : savedSearchTexts.save}
      </BusyButton>
    </form>
  )
}
