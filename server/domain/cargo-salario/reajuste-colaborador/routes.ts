import type { JsonSchema } from '#schemas/runtime/model.ts'
import { pagoDe, salarioEm } from '#server/domain/cargo-salario/faixa-salarial/queries.ts'
import { acheTabela, exigeSalario } from '#server/domain/cargo-salario/tabela-reajuste-colaborador/queries.ts'
import { defineRoutes } from '#server/platform/crud/define.ts'
import { entityOf } from '#server/platform/crud/read/entity-of.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { aplicaDissidio } from './coletivo.ts'
import { lePedido, pedidoSchema } from './pedido.ts'

const salario: JsonSchema = {
  type: 'object',
  properties: {
    tipoSalario: { type: 'integer' },
    faixaSalarialId: { type: 'integer' },
    indiceId: { type: 'integer' },
    quantidade: { type: 'number' },
    salario: { type: 'number' },
    tabelaReajusteColaboradorId: { type: 'integer' },
    data: { type: 'string', format: 'date' },
  },
}

/** spec 2 §7 Salary adjustments */
export default defineRoutes('cargo-salario/reajuste-colaborador', (route) => {
  route.post(
    '/aplicar-dissidio',
    {
      summary: 'Reajuste coletivo de talentos, faixas salariais ou índices',
      authority: 'ROLE_MOV_REAJUSTE_INCLUIR',
      body: pedidoSchema,
    },
    (ctx, request) => aplicaDissidio(ctx, lePedido(request.body)),
  )

  route.get(
    '/salario-calculado',
    { summary: 'Quanto se paga assim no dia do planejamento, ou num dia (sem eles, hoje)', querystring: salario },
    async (ctx, request) => {
      exigeSalario(ctx)
      const { tabelaReajusteColaboradorId: tabela, tipoSalario, salario: valor, data, ...rest } = request.query as Asked
      const dia = tabela === undefined ? (data ?? ctx.context.hoje) : (await acheTabela(ctx, Number(tabela))).data
      const found = await salarioEm(ctx, pagoDe({ tipo: tipoSalario, valor, ...rest }), dia)
      return found === undefined ? {} : { salario: found }
    },
  )

  route.get(
    '/{id}/salario-calculado',
    {
      summary: 'O salário de uma proposta por outro tipo, no dia do seu planejamento',
      querystring: { type: 'object', properties: { tipoSalarioProposto: { type: 'integer', enum: [1, 2, 3] } } },
    },
    async (ctx, request) => {
      exigeSalario(ctx)
      const proposta = await entityOf(ctx, 'cargo-salario/reajuste-colaborador').read(idParam(request))
      const { tipoSalarioProposto = proposta.tipoSalarioProposto } = request.query as { tipoSalarioProposto?: number }
      const pago = {
        tipo: Number(tipoSalarioProposto) as 1 | 2 | 3,
        faixa: (proposta.faixaSalarialProposto ?? proposta.faixaSalarialAtual)?.id,
        indice: proposta.indiceProposto?.id,
        quantidade: proposta.quantidadeIndiceProposto,
        valor: proposta.salarioProposto,
      }
      const { data } = await acheTabela(ctx, proposta.tabelaReajusteColaborador.id)
      const found = await salarioEm(ctx, pago, data)
      return found === undefined ? {} : { salario: found }
    },
  )
})

type Asked = Record<string, string | undefined>
