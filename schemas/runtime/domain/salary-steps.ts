/** What a step of a salary timeline is called, by its code. */
export const movimentos = {
  ADMISSAO: 'Admissão',
  PROMOCAO_VERTICAL: 'Promoção vertical',
  PROMOCAO_HORIZONTAL: 'Promoção horizontal',
  MUDANCA_CARGO: 'Mudança de cargo',
  REAJUSTE: 'Reajuste',
  TRANSFERENCIA: 'Transferência',
} as const

/** What changed an amount, by its code. */
export const causas = { PROPRIA: 'Histórico do talento', FAIXA: 'Faixa salarial', INDICE: 'Índice' } as const
