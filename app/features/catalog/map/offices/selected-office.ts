/** The office to show, and the button that selected it. A new object for each press. */
export interface SelectedOffice {
  readonly id: number
  readonly opener: HTMLElement
}
