import { defineRoutes } from '#server/crud/define.ts'
import { valoresDosIndices } from '#server/domain/cargo-salario/indice/queries.ts'
import { fieldError, invalid } from '#server/errors.ts'
import { faixasDoCargo } from './do-cargo.ts'
import { faixasPendentes } from './queries.ts'

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
    async (ctx, request) => {
      const { cargosIds = '' } = request.query as { cargosIds?: string }
      return faixasPendentes(ctx, String(cargosIds).split(',').map(Number).filter(Number.isSafeInteger))
    },
  )

  /** spec 2 §7: what a row of the history pays; type 1 has no amount of its own */
  route.get(
    '//cargo-salario/cargos/faixas-salariais/calcularSalarioHistorico',
    {
      summary: 'Salário de uma linha de histórico',
      querystring: {
        type: 'object',
        properties: {
          tipo: { type: 'integer' },
          indiceId: { type: 'integer' },
          quantidade: { type: 'number' },
          valor: { type: 'number' },
          data: { type: 'string', format: 'date' },
        },
      },
    },
    async (ctx, request) => {
      const { tipo, indiceId, quantidade, valor, data } = request.query as Record<string, string | undefined>
      if (tipo === '3') return { salario: positive('valor', valor) }
      if (tipo !== '2') return {}
      const indice = positive('indiceId', indiceId)
      const dia = data !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(data) ? data : ctx.context.hoje
      const valores = await valoresDosIndices(ctx, [indice], dia)
      const unidade = valores.get(indice)
      if (unidade === undefined) return {}
      return { salario: Math.round(unidade * positive('quantidade', quantidade) * 100) / 100 }
    },
  )
})

function positive(name: string, text: string | undefined): number {
  const value = Number(text)
  return Number.isFinite(value) && value > 0 && value < 1e13
    ? value
    : invalid([fieldError(name, 'Informe um número positivo')])
}
