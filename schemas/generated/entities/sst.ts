// Gerado por npm run generate; não edite.

import type { AmbienteHistorico, AmbienteHistoricoInput } from '#schemas/generated/types/sst/ambiente-historico.ts'
import type { Ambiente, AmbienteInput } from '#schemas/generated/types/sst/ambiente.ts'
import type { FuncaoHistorico, FuncaoHistoricoInput } from '#schemas/generated/types/sst/funcao-historico.ts'
import type { Funcao, FuncaoInput } from '#schemas/generated/types/sst/funcao.ts'

export interface SstEntities {
  'sst/ambiente-historico': AmbienteHistorico
  'sst/ambiente': Ambiente
  'sst/funcao-historico': FuncaoHistorico
  'sst/funcao': Funcao
}

export interface SstInputs {
  'sst/ambiente-historico': AmbienteHistoricoInput
  'sst/ambiente': AmbienteInput
  'sst/funcao-historico': FuncaoHistoricoInput
  'sst/funcao': FuncaoInput
}
