import type { SolicitacaoPessoal } from '#schemas/generated/types/captacao/solicitacao-pessoal.ts'

/** A request takes candidates while it is approved and neither suspended, closed nor cancelled. */
export const ABERTA = { status: 'A', suspensa: false, encerrada: false, cancelada: false } as const

export const estaAberta = ({ status, suspensa, encerrada, cancelada }: SolicitacaoPessoal): boolean =>
  status === ABERTA.status && !suspensa && !encerrada && !cancelada
