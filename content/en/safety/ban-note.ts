/** Shown before a banned account is deleted. */
export const formatBanGoesOn = (until: string) =>
  `You are banned from writing until ${until}. That goes on if you sign up again.`
