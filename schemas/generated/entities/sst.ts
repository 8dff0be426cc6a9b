// Gerado por npm run generate; não edite.

import type { AcidenteMedida, AcidenteMedidaInput } from '#schemas/generated/types/sst/acidente-medida.ts'
import type { Acidente, AcidenteInput } from '#schemas/generated/types/sst/acidente.ts'
import type { AfastamentoAtestado, AfastamentoAtestadoInput } from '#schemas/generated/types/sst/afastamento-atestado.ts'
import type { Afastamento, AfastamentoInput } from '#schemas/generated/types/sst/afastamento.ts'
import type { AmbienteHistorico, AmbienteHistoricoInput } from '#schemas/generated/types/sst/ambiente-historico.ts'
import type { Ambiente, AmbienteInput } from '#schemas/generated/types/sst/ambiente.ts'
import type { FuncaoHistorico, FuncaoHistoricoInput } from '#schemas/generated/types/sst/funcao-historico.ts'
import type { Funcao, FuncaoInput } from '#schemas/generated/types/sst/funcao.ts'
import type { LoteIntegracaoItem, LoteIntegracaoItemInput } from '#schemas/generated/types/sst/lote-integracao-item.ts'
import type { LoteIntegracao, LoteIntegracaoInput } from '#schemas/generated/types/sst/lote-integracao.ts'
import type { ParteCorpo, ParteCorpoInput } from '#schemas/generated/types/sst/parte-corpo.ts'
import type { TipoAfastamento, TipoAfastamentoInput } from '#schemas/generated/types/sst/tipo-afastamento.ts'

export interface SstEntities {
  'sst/acidente-medida': AcidenteMedida
  'sst/acidente': Acidente
  'sst/afastamento-atestado': AfastamentoAtestado
  'sst/afastamento': Afastamento
  'sst/ambiente-historico': AmbienteHistorico
  'sst/ambiente': Ambiente
  'sst/funcao-historico': FuncaoHistorico
  'sst/funcao': Funcao
  'sst/lote-integracao-item': LoteIntegracaoItem
  'sst/lote-integracao': LoteIntegracao
  'sst/parte-corpo': ParteCorpo
  'sst/tipo-afastamento': TipoAfastamento
}

export interface SstInputs {
  'sst/acidente-medida': AcidenteMedidaInput
  'sst/acidente': AcidenteInput
  'sst/afastamento-atestado': AfastamentoAtestadoInput
  'sst/afastamento': AfastamentoInput
  'sst/ambiente-historico': AmbienteHistoricoInput
  'sst/ambiente': AmbienteInput
  'sst/funcao-historico': FuncaoHistoricoInput
  'sst/funcao': FuncaoInput
  'sst/lote-integracao-item': LoteIntegracaoItemInput
  'sst/lote-integracao': LoteIntegracaoInput
  'sst/parte-corpo': ParteCorpoInput
  'sst/tipo-afastamento': TipoAfastamentoInput
}
