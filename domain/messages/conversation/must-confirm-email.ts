/** The email address of a person who begins a conversation. */
interface ConversationStarter {
  /** `null` if the identity provider keeps the accounts. */
  readonly isConfirmed: boolean | null
  /** Whether confirmation links reach real mailboxes. */
  readonly areMailsDelivered: boolean
}

/**
 * Whether the address must be confirmed first. It need not be if the confirmation could not arrive, because that must
 * not keep anybody from writing.
 */
export const mustConfirmEmail = ({
  isConfirmed,
  areMailsDelivered,
}: ConversationStarter): boolean => areMailsDelivered && isConfirmed === false
