/** docs/product/site.md, "Fixed content". */
export interface Testimonial {
  readonly title: string
  readonly text: string
  readonly avatar: string
  readonly name: string
  readonly position: string
}
