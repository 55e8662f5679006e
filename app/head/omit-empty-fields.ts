import { HYDRATED_EVENT } from './recorded-events.ts'

/** The URL of a search holds what was asked for. Before hydration browsers write empty fields into it, too. */
export function omitEmptyFields(): void {
  const controller = new AbortController()
  const omit = ({ target, formData }: FormDataEvent) => {
    if ((target as HTMLFormElement).method !== 'get') return
    for (const [name, value] of [...formData]) if (value === '') formData.delete(name)
  }
  addEventListener('formdata', omit, { signal: controller.signal })
  addEventListener(HYDRATED_EVENT, () => controller.abort(), { once: true })
}
