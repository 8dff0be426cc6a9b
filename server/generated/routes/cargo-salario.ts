// Gerado por npm run generate; não edite.

import type { Registry } from '#server/platform/crud/define.ts'
import cargoSalarioAreaOrganizacionalHooks from '#server/domain/cargo-salario/area-organizacional/hooks.ts'
import cargoSalarioAreaOrganizacionalRoles from '#server/domain/cargo-salario/area-organizacional/roles.ts'
import cargoSalarioAreaOrganizacionalRoutes from '#server/domain/cargo-salario/area-organizacional/routes.ts'
import cargoSalarioAtitudeHooks from '#server/domain/cargo-salario/atitude/hooks.ts'
import cargoSalarioCargoHooks from '#server/domain/cargo-salario/cargo/hooks.ts'
import cargoSalarioCargoRoutes from '#server/domain/cargo-salario/cargo/routes.ts'
import cargoSalarioCompetenciaHooks from '#server/domain/cargo-salario/competencia/hooks.ts'
import cargoSalarioCompetenciaRoutes from '#server/domain/cargo-salario/competencia/routes.ts'
import cargoSalarioConfigNivelFaixaSalarialHooks from '#server/domain/cargo-salario/config-nivel-faixa-salarial/hooks.ts'
import cargoSalarioConfigNivelFaixaSalarialRoutes from '#server/domain/cargo-salario/config-nivel-faixa-salarial/routes.ts'
import cargoSalarioConfiguracaoNivelCompetenciaHooks from '#server/domain/cargo-salario/configuracao-nivel-competencia/hooks.ts'
import cargoSalarioConhecimentoHooks from '#server/domain/cargo-salario/conhecimento/hooks.ts'
import cargoSalarioCriterioAvaliacaoCompetenciaHooks from '#server/domain/cargo-salario/criterio-avaliacao-competencia/hooks.ts'
import cargoSalarioFaixaSalarialHistoricoHooks from '#server/domain/cargo-salario/faixa-salarial-historico/hooks.ts'
import cargoSalarioFaixaSalarialHooks from '#server/domain/cargo-salario/faixa-salarial/hooks.ts'
import cargoSalarioFaixaSalarialRoutes from '#server/domain/cargo-salario/faixa-salarial/routes.ts'
import cargoSalarioFaturamentoMensalHooks from '#server/domain/cargo-salario/faturamento-mensal/hooks.ts'
import cargoSalarioFaturamentoMensalValues from '#server/domain/cargo-salario/faturamento-mensal/values.ts'
import cargoSalarioHabilidadeHooks from '#server/domain/cargo-salario/habilidade/hooks.ts'
import cargoSalarioIndiceHistoricoHooks from '#server/domain/cargo-salario/indice-historico/hooks.ts'
import cargoSalarioIndiceHooks from '#server/domain/cargo-salario/indice/hooks.ts'
import cargoSalarioIndiceRoutes from '#server/domain/cargo-salario/indice/routes.ts'
import cargoSalarioNivelCompetenciaRoutes from '#server/domain/cargo-salario/nivel-competencia/routes.ts'
import cargoSalarioNivelCompetenciaTalentoHooks from '#server/domain/cargo-salario/nivel-competencia-talento/hooks.ts'
import cargoSalarioNivelCompetenciaTalentoRoutes from '#server/domain/cargo-salario/nivel-competencia-talento/routes.ts'
import cargoSalarioReajusteColaboradorHooks from '#server/domain/cargo-salario/reajuste-colaborador/hooks.ts'
import cargoSalarioReajusteColaboradorRoutes from '#server/domain/cargo-salario/reajuste-colaborador/routes.ts'
import cargoSalarioReajusteFaixaSalarialHooks from '#server/domain/cargo-salario/reajuste-faixa-salarial/hooks.ts'
import cargoSalarioReajusteIndiceHooks from '#server/domain/cargo-salario/reajuste-indice/hooks.ts'
import cargoSalarioTabelaReajusteColaboradorHooks from '#server/domain/cargo-salario/tabela-reajuste-colaborador/hooks.ts'
import cargoSalarioTabelaReajusteColaboradorRoutes from '#server/domain/cargo-salario/tabela-reajuste-colaborador/routes.ts'

/** Domain code by entity, of cargo-salario. */
export const registry: Registry = {
  'cargo-salario/area-organizacional': {
    hooks: cargoSalarioAreaOrganizacionalHooks,
    routes: cargoSalarioAreaOrganizacionalRoutes,
    roles: cargoSalarioAreaOrganizacionalRoles,
  },
  'cargo-salario/atitude': {
    hooks: cargoSalarioAtitudeHooks,
  },
  'cargo-salario/cargo': {
    hooks: cargoSalarioCargoHooks,
    routes: cargoSalarioCargoRoutes,
  },
  'cargo-salario/competencia': {
    hooks: cargoSalarioCompetenciaHooks,
    routes: cargoSalarioCompetenciaRoutes,
  },
  'cargo-salario/config-nivel-faixa-salarial': {
    hooks: cargoSalarioConfigNivelFaixaSalarialHooks,
    routes: cargoSalarioConfigNivelFaixaSalarialRoutes,
  },
  'cargo-salario/configuracao-nivel-competencia': {
    hooks: cargoSalarioConfiguracaoNivelCompetenciaHooks,
  },
  'cargo-salario/conhecimento': {
    hooks: cargoSalarioConhecimentoHooks,
  },
  'cargo-salario/criterio-avaliacao-competencia': {
    hooks: cargoSalarioCriterioAvaliacaoCompetenciaHooks,
  },
  'cargo-salario/faixa-salarial-historico': {
    hooks: cargoSalarioFaixaSalarialHistoricoHooks,
  },
  'cargo-salario/faixa-salarial': {
    hooks: cargoSalarioFaixaSalarialHooks,
    actions: {
      copia: async (ctx, input) => (await import('#server/domain/cargo-salario/faixa-salarial/copia.ts')).default(ctx, input),
    },
    routes: cargoSalarioFaixaSalarialRoutes,
  },
  'cargo-salario/faturamento-mensal': {
    hooks: cargoSalarioFaturamentoMensalHooks,
    values: cargoSalarioFaturamentoMensalValues,
  },
  'cargo-salario/habilidade': {
    hooks: cargoSalarioHabilidadeHooks,
  },
  'cargo-salario/indice-historico': {
    hooks: cargoSalarioIndiceHistoricoHooks,
  },
  'cargo-salario/indice': {
    hooks: cargoSalarioIndiceHooks,
    routes: cargoSalarioIndiceRoutes,
  },
  'cargo-salario/nivel-competencia-talento': {
    hooks: cargoSalarioNivelCompetenciaTalentoHooks,
    routes: cargoSalarioNivelCompetenciaTalentoRoutes,
  },
  'cargo-salario/nivel-competencia': {
    routes: cargoSalarioNivelCompetenciaRoutes,
  },
  'cargo-salario/reajuste-colaborador': {
    hooks: cargoSalarioReajusteColaboradorHooks,
    routes: cargoSalarioReajusteColaboradorRoutes,
  },
  'cargo-salario/reajuste-faixa-salarial': {
    hooks: cargoSalarioReajusteFaixaSalarialHooks,
  },
  'cargo-salario/reajuste-indice': {
    hooks: cargoSalarioReajusteIndiceHooks,
  },
  'cargo-salario/tabela-reajuste-colaborador': {
    hooks: cargoSalarioTabelaReajusteColaboradorHooks,
    actions: {
      aplica: async (ctx, input) => (await import('#server/domain/cargo-salario/tabela-reajuste-colaborador/aplica.ts')).default(ctx, input),
      cancela: async (ctx, input) => (await import('#server/domain/cargo-salario/tabela-reajuste-colaborador/cancela.ts')).default(ctx, input),
    },
    routes: cargoSalarioTabelaReajusteColaboradorRoutes,
  },
}
