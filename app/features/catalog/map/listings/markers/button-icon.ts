import './button-icon.css'
import { type BaseIconOptions, Icon } from 'leaflet'

interface ButtonIconOptions extends BaseIconOptions {
  /** Fills the button. Called again for the same element when the icon changes. */
  readonly render: (button: HTMLButtonElement) => void
}

/** A marker icon that is a real button, sized and placed by CSS. */
export class ButtonIcon extends Icon<ButtonIconOptions> {
  override createIcon(previous?: HTMLElement): HTMLElement {
    const button =
      previous instanceof HTMLButtonElement ? previous : document.createElement('button')
    button.type = 'button'
    button.classList.add('leaflet-marker-icon', 'marker-button')
    this.options.render(button)
    return button
  }
}
