const createRealtor = (name: string, phone: string) => ({
  name,
  ava: `/pictures/portraits/${name.toLowerCase().replace(' ', '-')}.svg`,
  phone,
})

/**
 * All invented (docs/product/operations.md, "Sample data").
 *
 * The phone numbers have real area codes and reach nobody: subscriber numbers never begin with 000,
 * because 0 is the trunk prefix and 00 the international prefix.
 */
export const REALTORS = {
  olenaKravets: createRealtor('Olena Kravets', '+380 44 000 01 12'),
  andriyBondar: createRealtor('Andriy Bondar', '+380 44 000 02 34'),
  irynaSavchuk: createRealtor('Iryna Savchuk', '+380 32 000 03 45'),
  tarasLevytskyi: createRealtor('Taras Levytskyi', '+380 342 00 04 56'),
  sofiiaMarchuk: createRealtor('Sofiia Marchuk', '+380 48 000 05 67'),
  dmytroHnatenko: createRealtor('Dmytro Hnatenko', '+380 56 000 06 78'),
  oksanaVlasenko: createRealtor('Oksana Vlasenko', '+380 432 00 07 89'),
}
