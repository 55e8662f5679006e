import type { EstateType } from '#domain/listing/estate-type.ts'
import type { HomePicture } from '#domain/picture/home-picture.ts'

/** What visitors read of a home. */
export interface PresentedOffer {
  readonly type: EstateType
  readonly pictures: readonly HomePicture[]
  readonly address: string
  /** In dollars. */
  readonly price: string
  /** As it was asked, where that was in another currency. */
  readonly asked: string | null
  readonly facts: readonly string[]
  /** Names that searches know and the page does not show. */
  readonly alsoFoundBy: readonly string[]
  /** Whether its page has a map. */
  readonly hasPin: boolean
  readonly description: string
}
