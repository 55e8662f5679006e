/** "Назад до «14 Shovkovychna Street»": the first part of the street address, if it contains the house number. */
export function backToListing(streetAddress: string): string {
  const [street = ''] = streetAddress.split(',')
  return `Назад до «${/\d/.test(street) ? street : streetAddress}»`
}
