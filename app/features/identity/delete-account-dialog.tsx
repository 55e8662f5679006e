import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { BusyButton } from '#app/ui/busy-button.tsx'
import { dangerButton, quietButton } from '#app/ui/button.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { identityTexts } from '#content/texts/identity.ts'
import { deleteAccountTexts } from '#content/texts/settings.ts'
import { type Account, errorCode, isWrongPassword } from './identity.ts'
import { withIdentity } from './load-identity.ts'

/** Any password that was ever accepted may be typed here, so only an empty one is refused. */
const resolver = zodResolver(
  z.object({
    userPassword: z
      .string(deleteAccountTexts.passwordRequired)
      .check(z.minLength(1, deleteAccountTexts.passwordRequired)),
  }),
)

/** What is said when the account is still there. */
function problemOf(error: unknown): string {
  const code = errorCode(error)
  if (code === 'auth/too-many-requests') return deleteAccountTexts.tooMany
  if (code === 'auth/user-mismatch') return deleteAccountTexts.otherAccount
  return deleteAccountTexts.failed
}

interface DeleteAccountDialogProps {
  readonly account: Account
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Asks for a fresh proof, and deletes the account. Whatever goes wrong, nothing is lost. */
export function DeleteAccountDialog({ account, onClose, onDeleted }: DeleteAccountDialogProps) {
  const { proof } = account
  const byPassword = proof === 'password'
  const { register, handleSubmit, setError, formState } = useForm({
    mode: 'onTouched',
    ...(byPassword && { resolver }),
  })
  const { errors } = formState
  const [deleting, setDeleting] = useState(false)
  const [problem, setProblem] = useState<string>()

  async function remove(password: string): Promise<void> {
    setDeleting(true)
    setProblem(undefined)
    try {
      await withIdentity((identity) => identity.deleteAccount(password))
      onDeleted()
    } catch (error) {
      if (byPassword && isWrongPassword(error)) {
        const wrong = { message: deleteAccountTexts.wrongPassword }
        setError('userPassword', wrong, { shouldFocus: true })
      } else setProblem(problemOf(error))
    } finally {
      setDeleting(false)
    }
  }
  const removeByPassword = handleSubmit(({ userPassword }) => remove(userPassword))
  function confirm(event: FormEvent) {
    if (byPassword) return removeByPassword(event)
    event.preventDefault()
    // At once: a provider's window opens only in the press itself.
    return remove('')
  }

  return (
    <Dialog
      heading={deleteAccountTexts.heading}
      closeLabel={deleteAccountTexts.close}
      busy={deleting}
      onClose={onClose}
    >
      <form method="post" noValidate aria-busy={deleting} onSubmit={confirm}>
        <p className="mb-5 text-ink-soft">{deleteAccountTexts.lead}</p>
        {byPassword ? (
          <PasswordField
            {...register('userPassword')}
            label={deleteAccountTexts.password}
            message={errors.userPassword?.message}
            autoComplete="current-password"
            showLabel={identityTexts.showPassword}
            hideLabel={identityTexts.hidePassword}
          />
        ) : (
          <p className="mb-5">{deleteAccountTexts[proof]}</p>
        )}
        <p className="field-message" role="alert">
          {problem}
        </p>
        <div className="dialog-actions">
          <button type="button" className={quietButton} disabled={deleting} onClick={onClose}>
            {deleteAccountTexts.cancel}
          </button>
          <BusyButton type="submit" className={dangerButton} busy={deleting}>
            {deleteAccountTexts.confirm}
          </BusyButton>
        </div>
      </form>
    </Dialog>
  )
}
