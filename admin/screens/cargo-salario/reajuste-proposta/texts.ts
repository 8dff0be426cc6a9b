/** A proposal for one talent (spec 2 §5 Realignment row). */
export const propostaTexts = {
  there: (nome: string) => `${nome} já está neste planejamento.`,
  open: 'Abrir a proposta',
} as const
