import type { Hono } from 'hono'
import { createContext } from 'react-router'
import { parseHomePictureHash } from '#domain/homes/picture/home-picture.ts'
import type { CatalogDistrict } from '#server/catalog/open.ts'
import type { People } from '#server/people/open.ts'
import { mount } from '#server/platform/http/mount.ts'
import type { Platform } from '#server/platform/open.ts'
import { pictureRoutes } from '#server/platform/picture/routes.ts'
import { createPictureVariants } from '#server/platform/picture/variants.ts'
import { myDraftsRoutes } from './offer/draft-routes.ts'
import { createOffers } from './offer/offers.ts'
import type { HomePictures } from './picture/home-pictures.ts'
import { createOfferPictures } from './picture/offer-pictures.ts'
import { startSweep } from './picture/start-sweep.ts'
import { createOfferStats, type OfferStatsOptions } from './stats/offer-stats.ts'
import { countingRoutes } from './stats/routes.ts'
import { pictureUploadRoutes } from './upload/routes.ts'

/** What owners put up. */
export type Homes = ReturnType<typeof openHomes>

export const homesContext = createContext<Homes>()

export interface HomesOptions extends Pick<OfferStatsOptions, 'countConversationsAbout'> {
  readonly people: People
  readonly catalog: CatalogDistrict
  readonly homePictures: HomePictures
}

export function openHomes(platform: Platform, options: HomesOptions) {
  const { db, env, clientIp, onStop } = platform
  const { storage, folders, encoding, diskSpace, reader } = platform.pictures
  const { people, catalog, homePictures, countConversationsAbout } = options
  const { identity } = people
  // Not a job of a worker: the folders are this machine's.
  const swept = { storage, variants: folders.homeCache, uploads: folders.uploads }
  onStop(startSweep(db, swept).stop)
  const offers = createOffers({ db, rates: catalog.rates, moderation: env.MODERATION })
  const pictures = createOfferPictures({ db, reader, storage })
  const variants = createPictureVariants({
    find: homePictures.find,
    async open(stem) {
      const bytes = await storage.get(parseHomePictureHash(stem) ?? '')
      if (bytes === null) throw new Error(`${stem} is not in the storage of pictures.`)
      return bytes
    },
    cache: folders.homeCache,
    queue: encoding,
    diskSpace,
  })
  const uploads = pictureUploadRoutes({
    ...platform,
    identity,
    pictures,
    folder: folders.uploads,
    diskSpace,
  })
  return {
    offers,
    pictures,
    readStats: createOfferStats({ db, catalog, countConversationsAbout }),
    routes: [
      // Never kept in memory, so that erased pictures are gone at once.
      pictureRoutes({ variants, clientIp, path: '/pictures/homes/*' }),
      countingRoutes({ db, clientIp }),
      myDraftsRoutes({ ...platform, identity, offers }),
    ],
    addUploads: (app: Hono) => mount(app, uploads),
  }
}
