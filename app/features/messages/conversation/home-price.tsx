import { ByCurrency } from '#app/currency/by-currency.tsx'
import type { MyConversation } from '#domain/messages/conversation/my-conversation.ts'
import { PER_MONTH } from '#texts/catalog/asked-price.ts'
import { formatListedPrice } from '#texts/format/price.ts'

/** The price of the home that a conversation is about. */
export const HomePrice = ({ home }: Pick<MyConversation, 'home'>) => (
  <span className="whitespace-nowrap">
    <ByCurrency format={(display) => formatListedPrice(home, display)} />
    {home.type === 'rent' && ` ${PER_MONTH}`}
  </span>
)
