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
  'exibirHabilitacao',
  'exibirOcr',
  'exibirCamposExtras',
] as const

export type Secao = (typeof secoes)[number]
