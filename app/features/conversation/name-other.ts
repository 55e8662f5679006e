import { formatSeeker, messagesTexts } from '#content/texts/conversation/messages.ts'
import type { OwnConversation } from '#domain/conversation/own-conversation.ts'

/** What the other is called: people have no names here. */
export const nameOther = ({
  party,
  seekerNumber,
}: Pick<OwnConversation, 'party' | 'seekerNumber'>): string =>
  party === 'seeker' ? messagesTexts.owner : formatSeeker(seekerNumber)

export const nameHome = ({ home }: OwnConversation): string =>
  home.address === '' ? messagesTexts.unnamedHome : home.address
