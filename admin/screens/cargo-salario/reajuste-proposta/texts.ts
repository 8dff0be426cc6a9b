/** A proposal for one talent (spec 2 §5 Realignment row). */
export const propostaTexts = {
  there: (nome: string) => `${nome} já está neste planejamento.`,
  open: 'Abrir a proposta',
  calculated: (valor: string) => `Salário calculado na data do planejamento: ${valor}.`,
  noBandValue: 'A faixa salarial não tem valor na data do planejamento',
  noIndexValue: 'O índice não tem valor na data do planejamento',
  loading: 'Buscando a situação do talento…',
} as const
