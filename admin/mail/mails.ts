import type { OutboxLine } from '#schemas/runtime/answers/utilities/outbox.ts'

/** 'Ana <ana@exemplo.com>' */
export const recipientText = ({ para, paraNome }: Pick<OutboxLine, 'para' | 'paraNome'>): string =>
  paraNome ? `${paraNome} <${para}>` : para
