/** Words of the screen `/home`. */
export const home = {
  title: 'Homiq',
  description: 'Homes to buy and to rent in Ukrainian cities',
  hero: "Let's hunt for your dream residence",
  lead: 'Apartments in Kyiv, Lviv, Dnipro and five more cities, shown room by room.',
  buy: 'Homes to buy',
  rent: 'Homes to rent',
} as const
