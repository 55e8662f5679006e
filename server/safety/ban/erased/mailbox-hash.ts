import { scrypt } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, string, number, object, Buffer>(scrypt)

/** 16 MiB per hash: email addresses can be guessed, so each guess has to cost something. */
const COST = { N: 2 ** 14, r: 8, p: 1 }
const HASH_BYTES = 32

/** @param mailbox from `getMailbox` */
export const hashMailbox = async (mailbox: string, salt: string): Promise<string> =>
  (await derive(mailbox, salt, HASH_BYTES, COST)).toString('base64url')
