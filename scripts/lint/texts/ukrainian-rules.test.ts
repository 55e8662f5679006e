import { describe, expect, it } from 'vitest'
import { RUSSIANISMS } from './russianisms.ts'
import { findUkrainianProblems } from './ukrainian-rules.ts'

it.each([
  'З’єднання обірвалося, і надійшло не все.',
  'Фото\u00a0— головне: «Мої оголошення», «Житло».',
  'вівторок, 24 листопада 2026 р., 10:00–10:30',
  'Івано-Франківськ, 50.4501, 30.5234…',
  'Увійти через Google і завантажити JPEG',
  'Ваші дані та любов, вірність, даних, включно: з’являється',
])('nothing is wrong about %j', (text) => {
  expect(findUkrainianProblems(text)).toEqual([])
})

describe('finds', () => {
  it.each([
    ["З'єднання", 'an apostrophe is ’'],
    ['пʼятниця', 'an apostrophe is ’'],
    ['Кнопка "Так"', 'quotation marks are « »'],
    ['Кнопка „Так“', 'quotation marks are « »'],
    ['Так , ні', 'no space stands here'],
    ['Так\u00a0!', 'no space stands here'],
    ['Кнопка « Так»', 'no space stands here'],
    ['Кнопка «Так', 'each « has its »'],
    ['Кнопка »Так«', 'each « has its »'],
    ['Так,  ні', 'two spaces'],
    ['Власник — ви', 'a dash follows a space that does not break'],
    ['Власник\u00a0—ви', 'a dash follows a space that does not break'],
    ['Власник - ви', 'a dash between words is —'],
    // The second letter is Latin.
    ['кiмната', 'Latin and Cyrillic letters in one word'],
    ['Київ i Львів', 'a Latin letter instead of a Cyrillic one'],
    ['объява', 'a Russian letter'],
  ])('%j: %s', (text, problem) => {
    expect(findUkrainianProblems(text).join('\n')).toContain(problem)
  })

  it.each(Object.entries(RUSSIANISMS))('%s, instead of %s', (words, right) => {
    expect(findUkrainianProblems(`Тут ${words.replaceAll('*', 'ає')}.`)).toEqual([
      expect.stringContaining(`in Ukrainian: ${right}`),
    ])
  })
})
