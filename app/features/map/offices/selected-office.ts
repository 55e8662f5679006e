/** The office to show, and the button that selected it. Each press makes a new object. */
export interface SelectedOffice {
  readonly id: number
  readonly opener: HTMLElement
}
