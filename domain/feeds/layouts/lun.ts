import type { XmlLayout } from './xml-layout.ts'

/** The format as a public converter writes it. It has no coordinates. */
export const LUN: XmlLayout = {
  name: 'LUN',
  item: 'page/announcements/announcement',
  profile: {
    columns: {
      key: 'agency_code',
      type: 'contract_type',
      kind: 'realty_type',
      price: 'price',
      currency: 'currency',
      city: 'city',
      address: ['street', 'house', 'district', 'city'],
      street: 'street',
      houseNumber: 'house',
      district: 'district',
      rooms: 'room_count',
      area: 'total_area',
      floor: 'floor',
      floors: 'floor_count',
      walls: 'wall_type',
      kitchen: 'kitchen_area',
      balcony: 'has_balcony',
      description: 'text',
      images: 'images/image',
      agentName: 'contact_name',
      agentPhone: { first: ['phones/phone', 'phones'] },
      publishedAt: 'add_time',
      modifiedAt: 'update_time',
    },
    only: {
      contract_type: ['прод', 'долгосрочная', 'довгострокова', 'оренда', 'аренда', 'sale', 'rent'],
    },
  },
}
