import { redirect, useActionData, useSubmit } from 'react-router'
import { type FailedForm, useSchemaForm } from '#app/forms/use-schema-form.ts'
import { keepOnLostConnection } from '#app/routes/shell/keep-on-lost-connection.ts'
import { parsePostedForm, refuseForm } from '#app/routes/shell/posted-form.ts'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { primaryButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { shortlistPath } from '#domain/catalog/shortlist/links.ts'
import { joinSchema } from '#domain/catalog/shortlist/shortlist-schema.ts'
import { isStorableText } from '#domain/platform/text/storable-text.ts'
import { catalogContext } from '#server/catalog/open.ts'
import { pageContext } from '#server/main/page-context.ts'
import { createPageError } from '#server/platform/http/page-error.ts'
import {
  formatInvitation,
  formatInvitationLead,
  shortlistMessages,
  shortlistTexts,
} from '#texts/catalog/shortlist.ts'
import type { Route } from './+types/join.ts'
import { listMeta } from './list-meta.ts'
import { findUid, getListReader, listHeaders } from './reader.ts'

const schema = joinSchema(shortlistMessages)

export const headers = listHeaders

export const meta = ({ loaderData }: Route.MetaArgs) =>
  listMeta(loaderData === undefined ? shortlistTexts.join : formatInvitation(loaderData.title))

/** @throws 404 for a token that is unknown or was revoked */
async function requireInvitation({ params: { token }, context }: Route.LoaderArgs) {
  const { shortlists } = context.get(catalogContext)
  const found = isStorableText(token) ? await shortlists.findInvitation(token) : null
  if (found === null) throw createPageError(404)
  return { shortlists, invitation: found }
}

/** Whoever is on the list already is led there. */
export async function loader(args: Route.LoaderArgs) {
  const { shortlists, invitation } = await requireInvitation(args)
  const reader = await getListReader(args.context, args.request)
  const list = await shortlists.findJoined(reader, invitation)
  if (list !== null) throw redirect(shortlistPath(list))
  const { title, homes, role } = invitation
  return { title, homes, role }
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const { shortlists, invitation } = await requireInvitation(args)
  const posted = await parsePostedForm(request, schema)
  if (posted.errors) return refuseForm(400, posted)
  const { reader, headers } = context
    .get(catalogContext)
    .becomeReader(request, await findUid(context))
  const ip = context.get(pageContext).clientIp
  const done = await shortlists.join(reader, invitation, posted.data.name, ip)
  if (done === 'not found') throw createPageError(404)
  if (done !== 'joined')
    return refuseForm(429, posted, done === 'full' ? shortlistTexts.full : shortlistTexts.tooMany)
  return redirect(shortlistPath(invitation.list), { status: 303, headers })
}

export const clientAction = keepOnLostConnection()

/** `/list/join/:token` (docs/product/shortlists.md, "Links"). */
export default function JoinScreen({ loaderData }: Route.ComponentProps) {
  const { title, homes, role } = loaderData
  const outcome = useActionData<FailedForm<'name'>>()
  const submit = useSubmit()
  const { form, field, isSubmitting } = useSchemaForm({
    schema,
    rejected: outcome?.form,
    onValid: ({ name }) => submit({ name }, { method: 'post' }),
  })
  return (
    <div className="page page-detail">
      <h1>{formatInvitation(title)}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{formatInvitationLead(homes, role)}</p>
      <form {...form} className="grid max-w-md gap-4">
        <TextField
          {...field('name')}
          label={shortlistTexts.name}
          hint={shortlistTexts.nameHint}
          autoComplete="given-name"
        />
        <FormProblem problem={outcome?.problem} />
        <BusyButton type="submit" className={primaryButton} busy={isSubmitting}>
          {isSubmitting ? shortlistTexts.joining : shortlistTexts.join}
        </BusyButton>
      </form>
    </div>
  )
}
