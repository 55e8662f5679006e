import { hasPhone } from './phone-number.ts'
import { hasLink } from './web-address.ts'

export const hasContactData = (text: string): boolean => hasPhone(text) || hasLink(text)
