import date from '#schemas/runtime/formats/date.ts'
import { VER_SALARIO } from '#server/platform/access/authorities.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { idsOf } from '#server/platform/crud/request/request.ts'
import { faixasDoCargo } from './do-cargo.ts'
import { pagoDe } from './pago.ts'
import { faixasPendentes, salarioEm } from './queries.ts'

export default defineRoutes('cargo-salario/faixa-salarial', (route) => {
  faixasDoCargo(route)

  /** spec 2 §7: bands that the payroll system has not confirmed, or has cancelled */
  route.get(
    '/pendentes-desabilitados',
    {
      summary: 'Ids das faixas que ainda não podem ser usadas',
      authority: 'LOGIN',
      querystring: { type: 'object', properties: { cargosIds: { type: 'string' } } },
    },
    (ctx, request) => faixasPendentes(ctx, idsOf(request, 'cargosIds')),
  )

  /** spec 2 §7: amount of a person's or band's pay on a day; empty where band or index have no value by then */
  route.get(
    '//cargo-salario/cargos/faixas-salariais/calcularSalarioHistorico',
    {
      summary: 'Salário de uma linha de histórico',
      querystring: {
        type: 'object',
        properties: {
          tipo: { type: 'integer' },
          faixaSalarialId: { type: 'integer' },
          indiceId: { type: 'integer' },
          quantidade: { type: 'number' },
          valor: { type: 'number' },
          data: { type: 'string', format: 'date' },
        },
      },
    },
    async (ctx, request) => {
      const asked = request.query as Record<string, string | undefined>
      const { data = ctx.context.hoje } = asked
      const pago = pagoDe(asked)
      // band amounts require an authority; index and amount come from the request
      if (pago.tipo === 1 && !hasAuthority(ctx.session, VER_SALARIO)) return {}
      const salario = await salarioEm(ctx, pago, date.validate(data) ? data : ctx.context.hoje)
      return salario === undefined ? {} : { salario }
    },
  )
})
