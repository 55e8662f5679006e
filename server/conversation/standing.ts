import type { Standing } from '#domain/conversation/permission.ts'
import type { FoundStanding } from './queries.ts'

export function toStanding({ row, party, isBlocking, isBlocked }: FoundStanding): Standing {
  const isSeeker = party === 'seeker'
  return {
    ...{ isBlocking, isBlocked },
    isOtherErased: (isSeeker ? row.owner : row.seeker) === null,
    hasOtherLeft: (isSeeker ? row.ownerLeftAt : row.seekerLeftAt) !== null,
  }
}
