import type { Passo } from '#server/domain/gestao-talentos/talento/queries.ts'

/** Whether a step is a promotion: a rise with another position, or with another band of the same position. */
export const isPromocao = ({ movimento }: Pick<Passo, 'movimento'>): boolean =>
  movimento === 'PROMOCAO_VERTICAL' || movimento === 'PROMOCAO_HORIZONTAL'
