/** Leaves empty files alone. */
export function deleteEmptyFields(formData: FormData): void {
  for (const [name, value] of [...formData] as [string, string][])
    if (!value.trim()) formData.delete(name)
}

/**
 * Browsers also submit empty and blank fields; without them the URL of a search holds only what was asked
 * for.
 */
export function omitEmptyFields(): void {
  addEventListener('formdata', ({ target, formData }) => {
    if ((target as HTMLFormElement).method === 'get') deleteEmptyFields(formData)
  })
}
