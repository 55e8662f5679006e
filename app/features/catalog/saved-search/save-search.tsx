import './saved-search.css'
import { Form, Link, useFetcher } from 'react-router'
import { type FailedForm, useSchemaForm } from '#app/forms/use-schema-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { EmailField } from '#app/ui/fields/email-field.tsx'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { searchEmailSchema } from '#domain/catalog/saved-search/email-form.ts'
import { signInPath } from '#domain/people/sign-in-path.ts'
import { newSearchMessages, newSearchTexts } from '#texts/catalog/saved-search.ts'

const schema = searchEmailSchema(newSearchMessages)

interface SaveSearchProps {
  /** The words of the search; `null` if the link has none. */
  readonly name: string | null
  readonly searchPath: string
  /** The path of this page. */
  readonly ownPath: string | null
  readonly isSignedIn: boolean
  /** Whether the email is on its way. */
  readonly isSent: boolean
  readonly rejected: FailedForm<'email'> | undefined
}

/** docs/product/catalog.md, "Saved searches". */
export function SaveSearch(props: SaveSearchProps) {
  const { name, searchPath, ownPath, isSignedIn, isSent, rejected } = props
  const heading = isSent ? newSearchTexts.sentHeading : newSearchTexts.title
  return (
    <div className="page page-detail saved-search">
      <Link to={searchPath} className="text-link touch-link">
        {newSearchTexts.search}
      </Link>
      <h1>{heading}</h1>
      {name !== null && <p className="text-lg">{name}</p>}
      <p role={isSent ? 'status' : undefined} className="max-w-prose text-ink-soft">
        {name === null
          ? newSearchTexts.noSearch
          : isSent
            ? newSearchTexts.sent
            : newSearchTexts.lead}
      </p>
      {name !== null && !isSent && (
        <section className="panel">
          {isSignedIn ? (
            <Form method="post" className="grid grid-cols-1 justify-items-start gap-4">
              <button type="submit" className={primaryButton}>
                {newSearchTexts.submit}
              </button>
              <FormProblem problem={rejected?.problem} />
            </Form>
          ) : (
            <>
              <EmailForm rejected={rejected} />
              <Link to={signInPath(ownPath ?? '')} className={`${quietButton} mt-4`}>
                {newSearchTexts.signIn}
              </Link>
            </>
          )}
        </section>
      )}
    </div>
  )
}

function EmailForm({ rejected }: Pick<SaveSearchProps, 'rejected'>) {
  const fetcher = useFetcher<FailedForm<'email'>>()
  const last = fetcher.data ?? rejected
  const { form, field, isSubmitting } = useSchemaForm<'email', { readonly email: string }>({
    schema,
    initialValues: { email: '' },
    rejected: last?.form,
    onValid: (typed) => fetcher.submit(typed, { method: 'post' }),
  })
  return (
    <form {...form} className="grid grid-cols-1 justify-items-start gap-4">
      <EmailField {...field('email')} label={newSearchTexts.email} hint={newSearchTexts.confirm} />
      <FormProblem problem={last?.problem} />
      <BusyButton type="submit" className={primaryButton} busy={isSubmitting}>
        {isSubmitting ? newSearchTexts.saving : newSearchTexts.submit}
      </BusyButton>
    </form>
  )
}
