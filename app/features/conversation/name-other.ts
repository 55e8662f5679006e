import { formatSeeker, messagesTexts, offererNames } from '#content/texts/conversation/messages.ts'
import type { OwnConversation } from '#domain/conversation/own-conversation.ts'

/** What the other is called: people have no names here. */
export const nameOther = ({
  party,
  offeredBy,
  seekerNumber,
}: Pick<OwnConversation, 'party' | 'offeredBy' | 'seekerNumber'>): string =>
  party === 'seeker' ? offererNames[offeredBy] : formatSeeker(seekerNumber)

export const nameHome = ({ home }: OwnConversation): string =>
  home.address === '' ? messagesTexts.unnamedHome : home.address
