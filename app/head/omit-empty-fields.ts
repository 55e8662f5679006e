/** Deletes empty text fields, and leaves empty files alone. */
export function deleteEmptyFields(formData: FormData): void {
  for (const [name, value] of [...formData] as [string, string][])
    if (!value.trim()) formData.delete(name)
}

/** Leaves empty and blank fields out of the URL of a search, where browsers would put them. */
export function omitEmptyFields(): void {
  addEventListener('formdata', ({ target, formData }) => {
    if ((target as HTMLFormElement).method === 'get') deleteEmptyFields(formData)
  })
}
