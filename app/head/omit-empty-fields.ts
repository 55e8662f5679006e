import { deleteEmptyFields } from '#app/browser/delete-empty-fields.ts'
import { HYDRATED_EVENT } from './recorded-events.ts'

/** Of forms that browsers send before hydration. */
export function omitEmptyFields(): void {
  const controller = new AbortController()
  const omit = ({ target, formData }: FormDataEvent) => {
    if ((target as HTMLFormElement).method !== 'get') return
    deleteEmptyFields(formData)
  }
  addEventListener('formdata', omit, { signal: controller.signal })
  addEventListener(HYDRATED_EVENT, () => controller.abort(), { once: true })
}
