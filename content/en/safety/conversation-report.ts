export const conversationReportTexts = {
  title: { message: 'Report this message', person: 'Report this person' },
  lead: {
    message:
      'Tell our moderators what is wrong. They read this message and nothing else in your conversation. The other person is not told.',
    person:
      'Tell our moderators what is wrong. They read what you write here and the message that you choose, and nothing else in your conversation. The other person is not told.',
  },
  back: 'Back to the conversation',
} as const
