/** The email address of a person who begins a conversation. */
interface ConversationStarter {
  /** `null` if the identity provider keeps the accounts. */
  readonly isConfirmed: boolean | null
  /** Whether confirmation links reach real mailboxes. */
  readonly areMailsDelivered: boolean
}

/** A confirmation that cannot arrive must not keep anybody from writing. */
export const mustConfirmEmail = ({
  isConfirmed,
  areMailsDelivered,
}: ConversationStarter): boolean => areMailsDelivered && isConfirmed === false
