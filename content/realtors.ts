import type { Realtor } from '#domain/catalog/listing/listing.ts'

/**
 * All invented (docs/product/operations.md, "Sample data").
 *
 * The phone numbers have real area codes and reach nobody: subscriber numbers never begin with 000,
 * because 0 is the trunk prefix and 00 the international prefix.
 */
export const REALTORS = {
  olenaKravets: {
    name: 'Olena Kravets',
    ava: '/pictures/portraits/olena-kravets.svg',
    phone: '+380 44 000 01 12',
  },
  andriyBondar: {
    name: 'Andriy Bondar',
    ava: '/pictures/portraits/andriy-bondar.svg',
    phone: '+380 44 000 02 34',
  },
  irynaSavchuk: {
    name: 'Iryna Savchuk',
    ava: '/pictures/portraits/iryna-savchuk.svg',
    phone: '+380 32 000 03 45',
  },
  tarasLevytskyi: {
    name: 'Taras Levytskyi',
    ava: '/pictures/portraits/taras-levytskyi.svg',
    phone: '+380 342 00 04 56',
  },
  sofiiaMarchuk: {
    name: 'Sofiia Marchuk',
    ava: '/pictures/portraits/sofiia-marchuk.svg',
    phone: '+380 48 000 05 67',
  },
  dmytroHnatenko: {
    name: 'Dmytro Hnatenko',
    ava: '/pictures/portraits/dmytro-hnatenko.svg',
    phone: '+380 56 000 06 78',
  },
  oksanaVlasenko: {
    name: 'Oksana Vlasenko',
    ava: '/pictures/portraits/oksana-vlasenko.svg',
    phone: '+380 432 00 07 89',
  },
} as const satisfies Record<string, Realtor>
