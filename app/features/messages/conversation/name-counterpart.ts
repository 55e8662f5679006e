import type { MyConversation } from '#domain/messages/conversation/my-conversation.ts'
import { formatSeeker, messagesTexts, offererNames } from '#texts/messages/messages.ts'

/** What to call the other person, because people have no names here. */
export const nameCounterpart = ({
  party,
  offeredBy,
  seekerNumber,
}: Pick<MyConversation, 'party' | 'offeredBy' | 'seekerNumber'>): string =>
  party === 'seeker' ? offererNames[offeredBy] : formatSeeker(seekerNumber)

export const nameHome = ({ home }: MyConversation): string =>
  home.address === '' ? messagesTexts.unnamedHome : home.address
