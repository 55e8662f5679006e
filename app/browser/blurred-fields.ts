declare global {
  interface Window {
    /** Every element that has lost the focus since the document was loaded. */
    readonly blurredFields?: WeakSet<EventTarget>
  }
}

/**
 * Runs in the head, before any field can get the focus: records which fields lost it before their form
 * was hydrated (decision 24).
 */
export const BLURRED_FIELDS_SCRIPT =
  'window.blurredFields=new WeakSet;addEventListener("focusout",e=>e.isTrusted&&blurredFields.add(e.target))'

/** Without a field that has the focus again. */
export function getBlurredFields(form: HTMLFormElement): Element[] {
  return [...form.elements].filter(
    (field) => window.blurredFields?.has(field) && field !== document.activeElement,
  )
}
