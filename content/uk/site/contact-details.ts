/** Neither phone nor email can reach a real person, as in English. */
export const contactDetails = {
  phone: '+380 44 000 10 10',
  email: 'support@homiq.example',
  owner: 'ТОВ «Homiq»',
  location: 'Україна: Київ, Львів, Дніпро',
  office: 'вул.\u00a0Хрещатик, 44, Київ, 01001, Україна',
} as const
