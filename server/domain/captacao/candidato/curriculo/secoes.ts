/** The sections of a printed CV, by the flag that shows each, in the order they are offered — spec 1 §3.3 */
export const secoes = [
  'exibirFoto',
  'exibirDadosPessoais',
  'exibirEndereco',
  'exibirContato',
  'exibirSocioEconomica',
  'exibirFormacao',
  'exibirCertificados',
  'exibirIdiomas',
  'exibirCursos',
  'exibirCargos',
  'exibirAreasInteresse',
  'exibirConhecimentos',
  'exibirExperiencias',
  'exibirObservacao',
  'exibirObservacaoRH',
  'exibirHabilitacao',
  'exibirOcr',
  'exibirCamposExtras',
] as const

/** Sections printed only on request: HR's internal notes must not leave with the CV by default. */
export const soPedidas: ReadonlySet<Secao> = new Set<Secao>(['exibirObservacaoRH'])

export type Secao = (typeof secoes)[number]
