/**
 * What may be copied from one company to another, in the order in which the one needs the other: an area before the positions that work in it
 * (spec 3 §2: areas, positions, bands, functions, areas of interest, knowledge …).
 */
export const REGISTERS = [
  'cargo-salario/area-organizacional',
  'cargo-salario/grupo-ocupacional',
  'captacao/area-formacao',
  'captacao/area-interesse',
  'cargo-salario/nivel-competencia',
  'cargo-salario/conhecimento',
  'cargo-salario/habilidade',
  'cargo-salario/atitude',
  'cargo-salario/cargo',
  'cargo-salario/faixa-salarial',
  'sst/funcao',
  'captacao/idioma',
  'captacao/motivo-solicitacao',
  'captacao/como-ficou-sabendo-vaga',
  'captacao/modelo-avaliacao-candidato',
  'captacao/etapa-seletiva',
  'captacao/modelo-email',
] as const
