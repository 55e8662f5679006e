/** Shown before a banned account is deleted. */
export const formatBanGoesOn = (until: string) =>
  `You are banned from writing until ${until}. A new account does not lift the ban.`
