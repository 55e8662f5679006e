import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import {
  type Account,
  errorCode,
  type Identity,
  isWrongPassword,
} from '#app/clients/identity/identity.ts'
import { withIdentity } from '#app/clients/identity/load-identity.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { DialogActions } from '#app/ui/dialog-actions.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { identityTexts } from '#content/texts/identity.ts'
import { type ProofTexts, proofTexts } from '#content/texts/settings.ts'

/** Any password that was ever accepted may be typed here, so only an empty one is refused. */
const resolver = zodResolver(
  z.object({
    userPassword: z
      .string(proofTexts.passwordRequired)
      .check(z.minLength(1, proofTexts.passwordRequired)),
  }),
)

interface ProofDialogProps {
  readonly account: Account
  readonly texts: ProofTexts
  /** Looks of the button that does it. */
  readonly confirmButton: string
  /** Does it after a fresh proof: by the password, or by the provider's window where it is ''. */
  readonly action: (identity: Identity, password: string) => Promise<void>
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Asks for a fresh proof for what matters, and does it. Whatever goes wrong, nothing is lost. */
export function ProofDialog(props: ProofDialogProps) {
  const { account, texts, confirmButton, action, onClose, onDone } = props
  const { proof } = account
  const byPassword = proof === 'password'
  const { register, handleSubmit, setError, formState } = useForm({
    mode: 'onTouched',
    ...(byPassword && { resolver }),
  })
  const { errors } = formState
  const [running, setRunning] = useState(false)
  const [problem, setProblem] = useState<string>()

  function problemOf(error: unknown): string {
    const code = errorCode(error)
    if (code === 'auth/too-many-requests') return proofTexts.tooMany
    return code === 'auth/user-mismatch' ? texts.otherAccount : texts.failed
  }
  async function run(password: string): Promise<void> {
    setRunning(true)
    setProblem(undefined)
    try {
      await withIdentity((identity) => action(identity, password))
      onDone()
    } catch (error) {
      if (byPassword && isWrongPassword(error)) {
        const wrong = { message: proofTexts.wrongPassword }
        setError('userPassword', wrong, { shouldFocus: true })
      } else setProblem(problemOf(error))
    } finally {
      setRunning(false)
    }
  }
  const runByPassword = handleSubmit(({ userPassword }) => run(userPassword))
  function confirm(event: FormEvent) {
    if (byPassword) return runByPassword(event)
    event.preventDefault()
    // At once: a provider's window opens only in the press itself.
    return run('')
  }

  return (
    <Dialog heading={texts.heading} closeLabel={proofTexts.close} busy={running} onClose={onClose}>
      <form method="post" noValidate aria-busy={running} onSubmit={confirm}>
        <p className="mb-5 text-ink-soft">{texts.lead}</p>
        {byPassword ? (
          <PasswordField
            {...register('userPassword')}
            label={proofTexts.password}
            message={errors.userPassword?.message}
            autoComplete="current-password"
            showLabel={identityTexts.showPassword}
            hideLabel={identityTexts.hidePassword}
          />
        ) : (
          <p className="mb-5">{texts[proof]}</p>
        )}
        <DialogActions
          problem={problem}
          cancel={texts.cancel}
          confirm={texts.confirm}
          confirmButton={confirmButton}
          busy={running}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
