/** The URL of a search holds what was asked for; browsers write empty fields and blanks into it, too. */
export function deleteEmptyFields(formData: FormData): void {
  for (const [name, value] of [...formData]) {
    if (typeof value === 'string' && value.trim() === '') formData.delete(name)
  }
}
