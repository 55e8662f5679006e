import { type ComponentProps, type ReactNode, type SubmitEvent, useState } from 'react'
import * as z from 'zod/mini'
import {
  type Account,
  getErrorCode,
  type IdentityClient,
  isWrongPassword,
  type Provider,
} from '#app/clients/identity/contract/identity.ts'
import { withIdentity } from '#app/clients/identity/load-identity.ts'
import { PasswordField } from '#app/features/people/password-field.tsx'
import { useSchemaForm } from '#app/forms/use-schema-form.ts'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { DialogActions } from '#app/ui/dialog/dialog-actions.tsx'
import { currentPasswordSchema } from '#domain/people/credentials-schema.ts'
import { identityProblems } from '#texts/people/identity.ts'
import {
  type deleteAccountTexts,
  type endSignInTexts,
  reauthenticationTexts,
} from '#texts/people/settings.ts'

interface ReauthenticationDialogProps {
  readonly texts: typeof deleteAccountTexts | typeof endSignInTexts
  /** A further warning. */
  readonly note?: string | undefined
  /** Classes of the submit button. */
  readonly confirmButton: string
  /** Reauthenticates by `password`, or by the provider's popup if it is '', then acts. */
  readonly action: (identity: IdentityClient, password: string) => Promise<void>
  readonly onClose: () => void
  readonly onDone: () => void
}

export function ReauthenticationDialog({
  account,
  ...props
}: ReauthenticationDialogProps & { readonly account: Account }) {
  const { signInMethod: proof } = account
  return proof === 'password' ? (
    <PasswordReauthentication {...props} />
  ) : (
    <ProviderReauthentication {...props} provider={proof} />
  )
}

function getProblem(error: unknown, texts: ReauthenticationDialogProps['texts']): string {
  const code = getErrorCode(error)
  if (code === 'auth/too-many-requests') return identityProblems.tooMany
  return code === 'auth/user-mismatch' ? texts.otherAccount : texts.failed
}

const schema = z.object({
  userPassword: currentPasswordSchema(reauthenticationTexts.passwordRequired),
})

function PasswordReauthentication({ action, onDone, ...frame }: ReauthenticationDialogProps) {
  const { form, field, isSubmitting, problem } = useSchemaForm({
    schema,
    async onValid({ userPassword }) {
      try {
        await withIdentity((identity) => action(identity, userPassword))
      } catch (error) {
        return isWrongPassword(error)
          ? { field: 'userPassword', message: identityProblems.wrongPassword }
          : { problem: getProblem(error, frame.texts) }
      }
      onDone()
      return undefined
    },
  })
  return (
    <ReauthenticationForm {...frame} form={form} busy={isSubmitting} problem={problem}>
      <PasswordField
        {...field('userPassword')}
        label={reauthenticationTexts.password}
        autoComplete="current-password"
      />
    </ReauthenticationForm>
  )
}

function ProviderReauthentication({
  action,
  onDone,
  provider,
  ...frame
}: ReauthenticationDialogProps & { provider: Provider }) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    try {
      // Nothing may be awaited before this: browsers block popups that open later than the click.
      await withIdentity((identity) => action(identity, ''))
      onDone()
    } catch (error) {
      setProblem(getProblem(error, frame.texts))
    } finally {
      setBusy(false)
    }
  }
  return (
    <ReauthenticationForm
      {...frame}
      form={{ method: 'post', onSubmit }}
      busy={busy}
      problem={problem}
    >
      <p className="mb-5">{frame.texts[provider]}</p>
    </ReauthenticationForm>
  )
}

interface ReauthenticationFormProps
  extends Pick<ReauthenticationDialogProps, 'texts' | 'note' | 'confirmButton' | 'onClose'> {
  readonly form: ComponentProps<'form'>
  readonly busy: boolean
  readonly problem: string | undefined
  readonly children: ReactNode
}

function ReauthenticationForm(props: ReauthenticationFormProps) {
  const { texts, note, confirmButton, form, busy, problem, onClose, children } = props
  return (
    <Dialog
      heading={texts.heading}
      closeLabel={reauthenticationTexts.close}
      busy={busy}
      onClose={onClose}
    >
      <form {...form} aria-busy={busy}>
        <p className="mb-5 text-ink-soft">{texts.lead}</p>
        {note !== undefined && <p className="mb-5">{note}</p>}
        {children}
        <DialogActions
          problem={problem}
          cancel={texts.cancel}
          confirm={texts.confirm}
          confirmButton={confirmButton}
          busy={busy}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
