import { PATHS } from '#domain/platform/paths.ts'

export const confirmSubscriptionUrl = (origin: string, token: string): string =>
  `${origin}${PATHS.confirmSubscription}?token=${token}`

export const unsubscribeUrl = (origin: string, token: string): string =>
  `${origin}${PATHS.unsubscribe}?token=${token}`
