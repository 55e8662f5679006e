import type { ReportKind } from '#domain/safety/report/report.ts'

export const conversationReportTexts = {
  title: { message: 'Скарга на\u00a0повідомлення', person: 'Скарга на\u00a0людину' },
  lead: {
    message:
      'Розкажіть модераторам, що не так. Вони прочитають лише це повідомлення, а не всю розмову. Співрозмовник не дізнається про скаргу.',
    person:
      'Розкажіть модераторам, що не так. Вони прочитають ваш опис і вибране повідомлення, а не всю розмову. Співрозмовник не дізнається про скаргу.',
  },
  back: 'Назад до\u00a0розмови',
} as const satisfies Record<string, string | Record<Exclude<ReportKind, 'listing'>, string>>
