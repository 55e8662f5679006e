import * as z from 'zod/mini'
import { storedValue } from './stored-value.ts'

const schema = z.boolean()

/** Whether moving the map searches there: `searchAsMapMoves` holds a boolean as JSON, else true. */
export const mapFollowing = storedValue<boolean>({
  key: 'searchAsMapMoves',
  unread: true,
  read: (text) => ({ value: schema.parse(JSON.parse(text)), sound: true }),
  write: (following) => JSON.stringify(following),
})
