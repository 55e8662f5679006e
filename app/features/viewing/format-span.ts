import { formatViewingTime } from '#domain/viewing/format-viewing-time.ts'
import type { OwnViewing } from '#domain/viewing/own-viewing.ts'

export const formatSpan = ({ startsAt, endsAt }: Pick<OwnViewing, 'startsAt' | 'endsAt'>) =>
  formatViewingTime({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) })
