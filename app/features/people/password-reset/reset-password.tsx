import { useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { isUnreachable } from '#app/clients/identity/contract/identity.ts'
import { withIdentity } from '#app/clients/identity/load-identity.ts'
import { primaryButton } from '#app/ui/button.ts'
import { CardHeading } from '#app/ui/card/card-heading.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { emailActionTexts } from '#content/texts/people/password-reset.ts'
import { PATHS } from '#domain/platform/paths.ts'
import { NewPasswordForm } from './new-password-form.tsx'

type Step =
  | { readonly name: 'opening' | 'unreachable' | 'invalid' | 'done' }
  | { readonly name: 'choosing'; readonly email: string }

export function ResetPassword({ code }: { code: string }) {
  const [step, setStep] = useState<Step>({ name: 'opening' })

  const open = useCallback(async () => {
    setStep({ name: 'opening' })
    try {
      const email = await withIdentity((identity) => identity.fetchEmailByCode(code))
      setStep({ name: 'choosing', email })
    } catch (error) {
      setStep({ name: isUnreachable(error) ? 'unreachable' : 'invalid' })
    }
  }, [code])
  useEffect(() => {
    open()
  }, [open])

  switch (step.name) {
    case 'opening':
      return (
        <>
          <h1 className="card-heading">{emailActionTexts.resetHeading}</h1>
          <Spinner label={emailActionTexts.opening} />
        </>
      )
    case 'choosing':
      return (
        <NewPasswordForm
          code={code}
          email={step.email}
          onDone={() => setStep({ name: 'done' })}
          onInvalidCode={() => setStep({ name: 'invalid' })}
        />
      )
    case 'unreachable':
      return (
        <>
          <CardHeading
            heading={emailActionTexts.resetHeading}
            lead={emailActionTexts.unreachable}
            takesFocus
          />
          <button type="button" className={primaryButton} onClick={open}>
            {emailActionTexts.retry}
          </button>
        </>
      )
    case 'invalid':
      return (
        <>
          <CardHeading
            heading={emailActionTexts.invalidLinkHeading}
            lead={emailActionTexts.invalidResetLink}
            takesFocus
          />
          <Link to={PATHS.forgotPassword} className={primaryButton}>
            {emailActionTexts.requestNewLink}
          </Link>
        </>
      )
    case 'done':
      return (
        <>
          <CardHeading
            heading={emailActionTexts.savedHeading}
            lead={emailActionTexts.saved}
            takesFocus
          />
          <Link to={PATHS.signIn} className={primaryButton}>
            {emailActionTexts.toSignIn}
          </Link>
        </>
      )
  }
}
