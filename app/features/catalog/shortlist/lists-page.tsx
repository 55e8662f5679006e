import { Link, useSubmit } from 'react-router'
import { type RejectedForm, useSchemaForm } from '#app/forms/use-schema-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { shortlistPath } from '#domain/catalog/shortlist/links.ts'
import { newShortlistSchema } from '#domain/catalog/shortlist/schema.ts'
import {
  formatHomeCount,
  formatNewList,
  formatPeopleCount,
  shortlistMessages,
  shortlistTexts,
} from '#texts/catalog/shortlist.ts'

const schema = newShortlistSchema(shortlistMessages)

export interface NewListOutcome {
  readonly form?: RejectedForm<'title' | 'name'>
  readonly problem?: string
}

interface ListsPageProps {
  readonly lists: readonly {
    readonly id: string
    readonly title: string
    readonly homes: number
    readonly people: number
  }[]
  /** With which homes a new list begins. */
  readonly homes: readonly string[]
  readonly outcome: NewListOutcome | undefined
}

/** docs/product/shortlists.md, "My lists". */
export function ListsPage({ lists, homes, outcome }: ListsPageProps) {
  const submit = useSubmit()
  const { form, field, isSubmitting } = useSchemaForm({
    schema,
    rejected: outcome?.form,
    onValid: (values) => submit(values, { method: 'post' }),
  })
  return (
    <div className="page page-detail">
      <h1>{shortlistTexts.lists}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{shortlistTexts.listsLead}</p>
      {lists.length === 0 ? (
        <p>{shortlistTexts.noLists}</p>
      ) : (
        <ul className="grid gap-3">
          {lists.map(({ id, title, homes, people }) => (
            <li key={id}>
              <Link to={shortlistPath(id)} className="text-link touch-link">
                {title}
              </Link>{' '}
              <span className="text-ink-soft text-sm">
                {formatHomeCount(homes)} · {formatPeopleCount(people)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <section aria-labelledby="new-list" className="mt-8 grid max-w-md gap-4">
        <h2 id="new-list" className="text-2xl">
          {shortlistTexts.new}
        </h2>
        {homes.length > 0 && <p>{formatNewList(homes.length)}</p>}
        <form {...form} className="grid gap-4">
          <TextField
            {...field('title')}
            label={shortlistTexts.title}
            hint={shortlistTexts.titleHint}
            autoComplete="off"
          />
          <TextField
            {...field('name')}
            label={shortlistTexts.name}
            hint={shortlistTexts.nameHint}
            autoComplete="given-name"
          />
          <FormProblem problem={outcome?.problem} />
          <BusyButton type="submit" className={primaryButton} busy={isSubmitting}>
            {isSubmitting ? shortlistTexts.making : shortlistTexts.make}
          </BusyButton>
        </form>
      </section>
    </div>
  )
}
