// Gerado por npm run generate; não edite.

import type { BaseTables } from '#server/platform/database/base-tables.ts'
import type { AnalyticsTables } from './analytics.ts'
import type { AvaliacaoTables } from './avaliacao.ts'
import type { CaptacaoTables } from './captacao.ts'
import type { CargoSalarioTables } from './cargo-salario.ts'
import type { DesenvolvimentoTables } from './desenvolvimento.ts'
import type { GeralTables } from './geral.ts'
import type { GestaoTalentosTables } from './gestao-talentos.ts'
import type { PesquisaTables } from './pesquisa.ts'
import type { SstTables } from './sst.ts'
import type { UtilitarioTables } from './utilitario.ts'

/** All tables. */
export interface DB
  extends BaseTables,
    AnalyticsTables,
    AvaliacaoTables,
    CaptacaoTables,
    CargoSalarioTables,
    DesenvolvimentoTables,
    GeralTables,
    GestaoTalentosTables,
    PesquisaTables,
    SstTables,
    UtilitarioTables {}
