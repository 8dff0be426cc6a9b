// Gerado por npm run generate; não edite.

import type { CheckInResultado, CheckInResultadoInput } from '#schemas/generated/types/avaliacao/check-in-resultado.ts'
import type { Objetivo, ObjetivoInput } from '#schemas/generated/types/avaliacao/objetivo.ts'
import type { PeriodoMeta, PeriodoMetaInput } from '#schemas/generated/types/avaliacao/periodo-meta.ts'
import type { ResultadoChave, ResultadoChaveInput } from '#schemas/generated/types/avaliacao/resultado-chave.ts'

export interface AvaliacaoEntities {
  'avaliacao/check-in-resultado': CheckInResultado
  'avaliacao/objetivo': Objetivo
  'avaliacao/periodo-meta': PeriodoMeta
  'avaliacao/resultado-chave': ResultadoChave
}

export interface AvaliacaoInputs {
  'avaliacao/check-in-resultado': CheckInResultadoInput
  'avaliacao/objetivo': ObjetivoInput
  'avaliacao/periodo-meta': PeriodoMetaInput
  'avaliacao/resultado-chave': ResultadoChaveInput
}
