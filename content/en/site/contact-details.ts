/**
 * Neither can reach a real person: subscriber numbers never begin with 000, and the top-level domain
 * `example` is reserved (docs/product/operations.md, "Sample data").
 */
export const contactDetails = {
  phone: '+380 44 000 10 10',
  email: 'support@homiq.example',
  owner: 'Homiq LLC',
  location: 'Kyiv, Lviv, Dnipro - Ukraine',
  office: '44 Khreshchatyk Street, Kyiv 01001, Ukraine',
} as const
