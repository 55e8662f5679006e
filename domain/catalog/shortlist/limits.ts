export const SHORTLIST_LIMITS = {
  homes: 200,
  /** People, of whom those count who lost access, too. */
  members: 50,
  links: 20,
  /** Registers of one list, those of removed homes among them. */
  registers: 5_000,
  titleLength: 100,
  nameLength: 40,
  noteLength: 1_000,
  /** Lists that one browser or account has. */
  lists: 50,
  /** Registers in one request: each is 2 kB at most, as many as fit into the largest body. */
  registersPerRequest: 20,
} as const

/** A list that nobody changes is deleted, and the cookie of its browsers ends, after this time. */
export const RETENTION_DAYS = 365
