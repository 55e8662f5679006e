/** The URL of a search holds what was asked for; browsers write empty fields into it, too. */
export function deleteEmptyFields(formData: FormData): void {
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
}
