/** The configuration of levels in force, above the register of levels, and the records that use a configuration, below it. */
export const configuracaoNiveisTexts = {
  inForce: (data: string) => `Configuração de níveis vigente desde ${data}.`,
  none: 'Nenhuma configuração de níveis: contam os níveis deste cadastro, e o percentual mínimo é considerado.',
  considered: 'O percentual mínimo é considerado.',
  notConsidered: 'O percentual mínimo não é considerado.',
  open: 'Ver configuração',
  all: 'Configurações de níveis',
  usage: 'Competências avaliadas com esta configuração',
  unused: 'Nenhuma faixa e nenhum talento usam esta configuração: ela pode ser alterada.',
  bands: 'Faixas',
  talents: 'Talentos',
} as const
