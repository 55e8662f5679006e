import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { HomePicture } from '#domain/homes/pictures/home-picture.ts'

/** What visitors read of a home. */
export interface PresentedOffer {
  readonly type: EstateType
  readonly pictures: readonly HomePicture[]
  readonly address: string
  /** As asked. */
  readonly price: string
  /** In dollars; '' if it was asked in them. */
  readonly otherPrice: string
  readonly facts: readonly string[]
  /** Whether its page has a map. */
  readonly hasPin: boolean
  readonly description: string
}
