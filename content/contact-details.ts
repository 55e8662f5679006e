/**
 * How to reach the team. The number reaches nobody: after the code of Kyiv comes 000, which is
 * never assigned. The address of mail lies in a domain that is reserved for examples
 * (docs/product.md, "Sample data").
 */
export const contactDetails = {
  phone: '+380 44 000 10 10',
  email: 'support@homiq.example',
  owner: 'Homiq LLC',
  office: '44 Khreshchatyk Street, Kyiv 01001, Ukraine',
} as const
