import { Form, Link } from 'react-router'
import { primaryButton, quietButton } from '#app/ui/button.ts'
import { FormProblem } from '#app/ui/fields/form-problem.tsx'
import { PATHS } from '#domain/platform/paths.ts'
import {
  callOwnerLabel,
  ownerPhoneTexts,
  phoneRefusalSentences,
} from '#texts/messages/owner-phone.ts'
import { ContactPage, SignInFirst } from './contact-page.tsx'
import type { getOwnerPhoneData, PhoneOutcome } from './owner-phone.ts'

interface OwnerPhoneProps extends Awaited<ReturnType<typeof getOwnerPhoneData>> {
  /** Set once the number has been requested. */
  readonly outcome: PhoneOutcome | undefined
}

/** docs/product/homes.md, "Number of an owner". */
export function OwnerPhone({ address, homePath, ...props }: OwnerPhoneProps) {
  return (
    <ContactPage address={address} homePath={homePath} title={ownerPhoneTexts.title}>
      <Content {...props} />
    </ContactPage>
  )
}

function Content(props: Omit<OwnerPhoneProps, 'address' | 'homePath'>) {
  const { writePath, nextPath, isOwn, isConfirmed, outcome } = props
  const { lead, own, toOwn, signInLead, signIn, needsScript, settings } = ownerPhoneTexts
  if (nextPath !== null)
    return (
      <SignInFirst nextPath={nextPath} lead={signInLead} label={signIn} needsScript={needsScript} />
    )
  if (isOwn)
    return (
      <>
        <p className="mb-5">{own}</p>
        <Link to={PATHS.myListings} className={primaryButton}>
          {toOwn}
        </Link>
      </>
    )
  if (!isConfirmed)
    return (
      <>
        <p className="mb-5">{phoneRefusalSentences.unverified}</p>
        <Link to={PATHS.settings} className={primaryButton}>
          {settings}
        </Link>
      </>
    )
  return (
    <>
      <p className="mb-5">{lead}</p>
      <div className="flex flex-wrap gap-3">
        {outcome !== undefined && 'phone' in outcome ? (
          <a
            href={outcome.url}
            className={primaryButton}
            aria-label={callOwnerLabel(outcome.phone)}
          >
            {outcome.phone}
          </a>
        ) : (
          <Form method="post" preventScrollReset>
            <button type="submit" className={primaryButton}>
              {ownerPhoneTexts.show}
            </button>
          </Form>
        )}
        <Link to={writePath} className={quietButton}>
          {ownerPhoneTexts.write}
        </Link>
      </div>
      {outcome !== undefined && 'problem' in outcome && (
        <div className="mt-4">
          <FormProblem problem={outcome.problem} />
        </div>
      )}
    </>
  )
}
