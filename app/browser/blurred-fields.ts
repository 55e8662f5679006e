declare global {
  interface Window {
    /** Every element that has lost the focus since the document began. */
    readonly blurredFields?: WeakSet<EventTarget>
  }
}

/**
 * Runs in the head, before any field can be reached: remembers which fields were left before their
 * form was hydrated (decision 24).
 */
export const BLURRED_FIELDS_SCRIPT =
  'window.blurredFields=new WeakSet;addEventListener("focusout",e=>e.isTrusted&&blurredFields.add(e.target))'

/** The fields of a form that were left and do not have the focus again. */
export function getBlurredFields(form: HTMLFormElement): Element[] {
  return [...form.elements].filter(
    (field) => window.blurredFields?.has(field) && field !== document.activeElement,
  )
}
