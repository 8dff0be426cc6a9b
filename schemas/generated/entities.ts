// Gerado por npm run generate; não edite.

import type { AnalyticsEntities, AnalyticsInputs } from './entities/analytics.ts'
import type { AvaliacaoEntities, AvaliacaoInputs } from './entities/avaliacao.ts'
import type { CaptacaoEntities, CaptacaoInputs } from './entities/captacao.ts'
import type { CargoSalarioEntities, CargoSalarioInputs } from './entities/cargo-salario.ts'
import type { DesenvolvimentoEntities, DesenvolvimentoInputs } from './entities/desenvolvimento.ts'
import type { GeralEntities, GeralInputs } from './entities/geral.ts'
import type { GestaoTalentosEntities, GestaoTalentosInputs } from './entities/gestao-talentos.ts'
import type { PesquisaEntities, PesquisaInputs } from './entities/pesquisa.ts'
import type { SstEntities, SstInputs } from './entities/sst.ts'
import type { UtilitarioEntities, UtilitarioInputs } from './entities/utilitario.ts'

/** Record of each entity, as answers and hooks see it. */
export interface Entities
  extends AnalyticsEntities,
    AvaliacaoEntities,
    CaptacaoEntities,
    CargoSalarioEntities,
    DesenvolvimentoEntities,
    GeralEntities,
    GestaoTalentosEntities,
    PesquisaEntities,
    SstEntities,
    UtilitarioEntities {}

/** What a body of each entity may hold. */
export interface Inputs
  extends AnalyticsInputs,
    AvaliacaoInputs,
    CaptacaoInputs,
    CargoSalarioInputs,
    DesenvolvimentoInputs,
    GeralInputs,
    GestaoTalentosInputs,
    PesquisaInputs,
    SstInputs,
    UtilitarioInputs {}

export type EntityPath = keyof Entities
