/** "Back to 14 Shovkovychna Street": the first part of the street address, if it says which house. */
export function backToListing(streetAddress: string): string {
  const [street = ''] = streetAddress.split(',')
  return `Back to ${/\d/.test(street) ? street : streetAddress}`
}
