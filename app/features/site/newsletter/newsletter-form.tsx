import './newsletter.css'
import { QueuedFormList } from '#app/forms/queued-form-list.tsx'
import type { RejectedForm } from '#app/forms/use-schema-form.ts'
import { primaryButton } from '#app/ui/button.ts'
import { EmailField } from '#app/ui/fields/email-field.tsx'
import { newsletterTexts } from '#content/texts/site/newsletter.ts'
import { waitingTexts } from '#content/texts/site/offline.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { useNewsletterForm } from './use-newsletter-form.ts'

interface NewsletterFormProps {
  readonly rejected?: RejectedForm<'newsletter'> | undefined
}

/** Without JavaScript, the browser posts it to `/newsletter`. */
export function NewsletterForm({ rejected }: NewsletterFormProps) {
  const { form, field, isSubmitting, onTakenBack } = useNewsletterForm(rejected?.errors.newsletter)
  return (
    <div>
      <form
        {...form}
        method="post"
        action={PATHS.newsletter}
        noValidate
        className="newsletter-form"
      >
        <EmailField
          {...field}
          name="newsletter"
          label={newsletterTexts.email}
          defaultValue={rejected?.values.newsletter}
        />
        <button type="submit" className={primaryButton} disabled={isSubmitting}>
          {isSubmitting ? newsletterTexts.sending : newsletterTexts.subscribe}
        </button>
      </form>
      <QueuedFormList
        path={PATHS.newsletter}
        texts={waitingTexts}
        isSending={isSubmitting}
        getLabel={({ values }) => values.newsletter ?? ''}
        onTakenBack={({ values }) => onTakenBack(values.newsletter ?? '')}
      />
    </div>
  )
}
