import { Form } from 'react-router'
import { dangerButton, quietButton } from '#app/ui/button.ts'
import { SelectField } from '#app/ui/fields/select-field.tsx'
import { TextField } from '#app/ui/fields/text-field.tsx'
import { useNotify } from '#app/ui/notice.tsx'
import { SHORTLIST_LIMITS } from '#domain/catalog/shortlist/limits.ts'
import { SHORTLIST_ROLES } from '#domain/catalog/shortlist/role.ts'
import type { ShortlistLink } from '#domain/catalog/shortlist/shortlist.ts'
import { formatLink, shortlistTexts } from '#texts/catalog/shortlist.ts'
import { ListForm } from './list-form.tsx'

interface ManageListProps {
  readonly isOwner: boolean
  readonly title: string
  readonly links: readonly ShortlistLink[]
  /** The address of a link that was just made. */
  readonly made: string | undefined
}

/** What owners do with a list, and how everybody leaves it. */
export function ManageList({ isOwner, title, links, made }: ManageListProps) {
  return (
    <>
      {isOwner && <Invite links={links} made={made} />}
      <section className="shortlist-section shortlist-tools">
        {isOwner && (
          <ListForm className="shortlist-row">
            <TextField
              key={title}
              name="title"
              label={shortlistTexts.title}
              defaultValue={title}
              maxLength={SHORTLIST_LIMITS.titleLength}
              required
            />
            <button type="submit" className={quietButton}>
              {shortlistTexts.rename}
            </button>
          </ListForm>
        )}
        <div className="flex flex-wrap gap-2">
          <Confirmed name={shortlistTexts.leave} lead={shortlistTexts.leaveLead} intent="leave" />
          {isOwner && (
            <Confirmed
              name={shortlistTexts.delete}
              lead={shortlistTexts.deleteLead}
              intent="delete"
            />
          )}
        </div>
      </section>
    </>
  )
}

/** What cannot be undone asks first, with or without scripts. */
const Confirmed = ({
  name,
  lead,
  intent,
  link,
}: {
  readonly name: string
  readonly lead: string
  readonly intent: string
  /** Id of the link that it is about. */
  readonly link?: string
}) => (
  <details className="no-marker">
    <summary className={dangerButton}>{name}</summary>
    <Form method="post" preventScrollReset className="mt-3 grid justify-items-start gap-2">
      <p>{lead}</p>
      {link !== undefined && <input type="hidden" name="id" value={link} />}
      <button type="submit" name="intent" value={intent} className={dangerButton}>
        {name}
      </button>
    </Form>
  </details>
)

function Invite({ links, made }: Pick<ManageListProps, 'links' | 'made'>) {
  const notify = useNotify()
  async function copy() {
    try {
      await navigator.clipboard.writeText(made ?? '')
      notify.success(shortlistTexts.copied)
    } catch {
      notify.error(shortlistTexts.copyFailed)
    }
  }
  return (
    <section aria-labelledby="invite" className="shortlist-section shortlist-tools">
      <h2 id="invite">{shortlistTexts.invite}</h2>
      <p className="text-ink-soft">{shortlistTexts.inviteLead}</p>
      {made !== undefined && (
        <div className="callout shortlist-made grid justify-items-start gap-2" role="status">
          <p>{shortlistTexts.linkMade}</p>
          <a href={made} className="text-link wrap-anywhere">
            {made}
          </a>
          <button type="button" className={quietButton} onClick={copy}>
            {shortlistTexts.copy}
          </button>
        </div>
      )}
      <Form method="post" preventScrollReset className="shortlist-row">
        <SelectField name="role" label={shortlistTexts.role} defaultValue="editor">
          {SHORTLIST_ROLES.map((role) => (
            <option key={role} value={role}>
              {shortlistTexts.roles[role]}
            </option>
          ))}
        </SelectField>
        <button type="submit" name="intent" value="invite" className={quietButton}>
          {shortlistTexts.makeLink}
        </button>
      </Form>
      {links.length > 0 && (
        <>
          <h3>{shortlistTexts.links}</h3>
          <ul className="grid justify-items-start gap-2">
            {links.map(({ id, role, joined }) => (
              <li key={id} className="grid w-full gap-2 border-line border-t py-3">
                <p>{formatLink(role, joined)}</p>
                <Confirmed
                  name={shortlistTexts.revoke}
                  lead={shortlistTexts.revokeLead}
                  intent="revoke"
                  link={id}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
