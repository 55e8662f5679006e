import type { Testimonial } from '#domain/site/testimonial.ts'

/** docs/product/site.md, "Fixed content". The people are invented (docs/product/operations.md, "Sample data"). */
export const TESTIMONIALS: readonly Testimonial[] = [
  {
    title: 'Tea in our own kitchen',
    text: 'We opened Homiq on a Monday. The next Monday we had tea in our own kitchen, and it looked exactly like its picture.',
    avatar: '/pictures/portraits/marta-lysenko.svg',
    name: 'Marta Lysenko',
    position: 'Architect, Lviv',
  },
  {
    title: 'My number stayed mine',
    text: 'I rent out two apartments and used to change my number every spring. Here tenants find me, and nobody else does.',
    avatar: '/pictures/portraits/roman-polishchuk.svg',
    name: 'Roman Polishchuk',
    position: 'Owner of two apartments, Kyiv',
  },
  {
    title: 'True to the square meter',
    text: 'The ad said 64 square meters and my tape said the same. After a winter of ads that lied, I could have hugged the agent.',
    avatar: '/pictures/portraits/yuliia-shevchuk.svg',
    name: 'Yuliia Shevchuk',
    position: 'Pediatrician, Dnipro',
  },
]
