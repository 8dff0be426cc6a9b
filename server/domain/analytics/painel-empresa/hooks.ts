import { filtersOf, queryOf } from '#schemas/runtime/definition/report-filters.ts'
import { readAsked } from '#server/features/dashboards/answers/filters.ts'
import { defineHooks } from '#server/platform/crud/define.ts'
import { DomainError, fieldError } from '#server/platform/errors/errors.ts'
import { paineisCompartilhados } from './compartilhados.ts'
import { aberturaDe, painelDe } from './composicao.ts'
import { errosDosIndicadores } from './erros.ts'

export default defineHooks('analytics/painel-empresa', {
  async validate(ctx, record, before) {
    const erros = errosDosIndicadores(ctx, record.indicadores ?? [], before?.indicadores)
    // unchanged filters are not checked again: they may name records that this editor does not see
    if (before && before.filtros === record.filtros && before.periodo === record.periodo) return erros
    try {
      await readAsked(ctx, painelDe(ctx.deps.model, record), aberturaDe(record, ctx.context.hoje))
      return erros
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      return [...erros, ...error.errors.map(({ message }) => fieldError('filtros', message))]
    }
  },

  beforeSave({ deps: { model } }, record) {
    const { filters } = painelDe(model, record)
    record.filtros = queryOf(filters, filtersOf(filters, record.filtros ?? '')) || undefined
  },

  menu: {
    title: 'Nossos painéis',
    entries: async (db, session) =>
      (await paineisCompartilhados(db, session)).map(({ id, nome }) => ({
        label: nome,
        url: `/analytics/painel/${id}`,
      })),
  },
})
