/** Shown before a banned account is deleted. */
export const formatBanGoesOn = (until: string) =>
  `До ${until} ви не можете писати іншим. Новий обліковий запис цього не змінить.`
