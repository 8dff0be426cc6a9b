// Gerado por npm run generate; não edite.

import type { Registry } from '#server/platform/crud/define.ts'
import { registry as analytics } from './analytics.ts'
import { registry as avaliacao } from './avaliacao.ts'
import { registry as captacao } from './captacao.ts'
import { registry as cargoSalario } from './cargo-salario.ts'
import { registry as desenvolvimento } from './desenvolvimento.ts'
import { registry as geral } from './geral.ts'
import { registry as gestaoTalentos } from './gestao-talentos.ts'
import { registry as pesquisa } from './pesquisa.ts'
import { registry as sst } from './sst.ts'
import { registry as utilitario } from './utilitario.ts'

/** Domain code by entity, of all groups. */
export const registry: Registry = {
  ...analytics,
  ...avaliacao,
  ...captacao,
  ...cargoSalario,
  ...desenvolvimento,
  ...geral,
  ...gestaoTalentos,
  ...pesquisa,
  ...sst,
  ...utilitario,
}
