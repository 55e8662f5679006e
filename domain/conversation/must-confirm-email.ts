/** What is known of the address of who begins a conversation. */
interface ConversationStarter {
  /** `null` where the identity provider keeps the accounts. */
  readonly isConfirmed: boolean | null
  /** Whether the link that confirms an address reaches mailboxes. */
  readonly areMailsDelivered: boolean
}

/** Nobody is kept from writing by a mail that cannot come. */
export const mustConfirmEmail = ({
  isConfirmed,
  areMailsDelivered,
}: ConversationStarter): boolean => areMailsDelivered && isConfirmed === false
