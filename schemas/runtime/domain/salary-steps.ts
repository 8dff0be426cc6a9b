/** Titles of the movements in a salary timeline, by code. */
export const movimentos = {
  ADMISSAO: 'Admissão',
  PROMOCAO_VERTICAL: 'Promoção vertical',
  PROMOCAO_HORIZONTAL: 'Promoção horizontal',
  MUDANCA_CARGO: 'Mudança de cargo',
  REAJUSTE: 'Reajuste',
  TRANSFERENCIA: 'Transferência',
} as const

/** Titles of the causes of a changed amount, by code. */
export const causas = { PROPRIA: 'Histórico do talento', FAIXA: 'Faixa salarial', INDICE: 'Índice' } as const
