import type { Passo } from '#server/domain/gestao-talentos/talento/queries.ts'

/** A rise that came with another position, or with another band of the same one. */
export const isPromocao = ({ movimento }: Pick<Passo, 'movimento'>): boolean =>
  movimento === 'PROMOCAO_VERTICAL' || movimento === 'PROMOCAO_HORIZONTAL'
