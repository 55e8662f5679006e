/** Not for files. */
export function deleteEmptyFields(formData: FormData): void {
  for (const [name, value] of [...formData] as [string, string][])
    if (!value.trim()) formData.delete(name)
}

/** The URL of a search holds what was asked for; browsers write empty fields and blanks into it, too. */
export function omitEmptyFields(): void {
  addEventListener('formdata', ({ target, formData }) => {
    if ((target as HTMLFormElement).method === 'get') deleteEmptyFields(formData)
  })
}
