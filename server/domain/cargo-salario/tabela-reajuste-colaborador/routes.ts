import type { FastifyReply, FastifyRequest } from 'fastify'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { bodyCheck } from '#server/platform/base/validation.ts'
import { sendAct } from '#server/platform/crud/actions/send-act.ts'
import { forEntity } from '#server/platform/crud/context.ts'
import { type Ctx, defineRoutes } from '#server/platform/crud/define.ts'
import { sendList } from '#server/platform/crud/list/send-list.ts'
import { parseListQuery } from '#server/platform/crud/request/list-query.ts'
import { idParam, objectBody, versionOf } from '#server/platform/crud/request/request.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { ALVOS } from './alvos.ts'
import { atualizaPropostas } from './atualizacao.ts'
import { adotaCenario, copiaCenario, limpaPropostas } from './cenarios.ts'
import { diferencasDe } from './diferencas.ts'
import { simula, totalFolha } from './folha/folha.ts'
import { movimentaTalento } from './movimentacao/movimentacao.ts'
import { pedidoSchema } from './movimentacao/pedido.ts'
import { rascunhoDaMovimentacao } from './movimentacao/rascunho.ts'
import { acheTabela, type TipoReajuste } from './tabela.ts'

const ALTERA = 'ROLE_MOV_REAJUSTE_ALTERAR'
const APLICA = 'ROLE_APLICA_REAJUSTE'
const PROPOE = 'ROLE_MOV_REAJUSTE_INCLUIR'
const cenario: JsonSchema = { type: 'integer', title: 'Cenário' }
const querystring: JsonSchema = { type: 'object', properties: { cenario } }
const consulta: JsonSchema = {
  type: 'object',
  properties: { cenario, q: { type: 'string', title: 'Busca' }, filter: { type: 'string', title: 'Filtro' } },
}

const LISTAS: [string, TipoReajuste, string][] = [
  ['colaboradores', 'C', 'Propostas de um planejamento de talentos'],
  ['faixas-salariais', 'F', 'Propostas de um planejamento de faixas salariais'],
  ['indices', 'I', 'Propostas de um planejamento de índices'],
]

const rascunho: JsonSchema = { type: 'object', properties: { data: { type: 'string', format: 'date', title: 'Data' } } }

const copiaSchema: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['nome'],
  properties: { nome: { type: 'string', maxLength: 60, title: 'Nome' }, de: { type: 'integer', title: 'Cenário' } },
}
const leCopia = bodyCheck<{ nome: string; de?: number }>(copiaSchema)

/** spec 2 §7 Salary adjustments, and the routes of the simulation */
export default defineRoutes('cargo-salario/tabela-reajuste-colaborador', (route) => {
  for (const [url, tipo, summary] of LISTAS) {
    route.get(`/{id}/${url}`, { summary, querystring: consulta }, (ctx, request, reply) =>
      lista(ctx, request, reply, tipo),
    )
    route.post(
      `/{id}/aplicar-${url}`,
      { summary: `Aplica um planejamento: ${url}`, authority: APLICA, body: { type: 'object' } },
      (ctx, request, reply) => aplica(ctx, request, reply, tipo),
    )
  }

  route.post(
    '/{id}/cancelar-reajuste',
    {
      summary: 'Cancela um planejamento aplicado: retira exatamente o que ele lançou',
      authority: APLICA,
      body: { type: 'object', properties: { motivoCancelamento: { type: 'string', maxLength: 255 } } },
    },
    (ctx, request, reply) => passo(ctx, request, reply, 'cancela'),
  )

  route.get(
    '/{id}/total-folha',
    { summary: 'A folha da empresa antes e depois do planejamento', querystring },
    async (ctx, request) => totalFolha(ctx, await acheTabela(ctx, idParam(request)), cenarioOf(request)),
  )

  route.get(
    '/{id}/simulacao',
    { summary: 'A folha por área, grupo ocupacional e sexo, com os salários ao lado das faixas', querystring },
    async (ctx, request) => simula(ctx, await acheTabela(ctx, idParam(request)), cenarioOf(request)),
  )

  route.get(
    '/{id}/diferencas',
    { summary: 'Diferenças devidas de um planejamento aplicado com data anterior' },
    async (ctx, request) => diferencasDe(ctx, await acheTabela(ctx, idParam(request))),
  )

  route.post(
    '/{id}/atualiza',
    {
      summary: 'Confere as propostas com a situação de hoje na data do planejamento',
      authority: ALTERA,
      body: querystring,
    },
    (ctx, request) => atualizaPropostas(ctx, idParam(request), cenarioIn(request)),
  )

  route.post(
    '/{id}/limpa',
    {
      summary: 'Exclui as propostas do planejamento, ou de um cenário',
      authority: 'ROLE_MOV_REAJUSTE_EXCLUIR',
      body: querystring,
    },
    (ctx, request) => limpaPropostas(ctx, idParam(request), cenarioIn(request)),
  )

  route.post(
    '/{id}/cenarios',
    {
      summary: 'Copia as propostas do planejamento, ou de um cenário, para um novo cenário',
      authority: 'ROLE_MOV_REAJUSTE_INCLUIR',
      body: copiaSchema,
    },
    async (ctx, request, reply) => {
      const { nome, de } = leCopia(request.body)
      return reply.code(201).send(await copiaCenario(ctx, idParam(request), nome, de))
    },
  )

  route.post(
    '/{id}/adota',
    {
      summary: 'Troca as propostas do planejamento pelas de um cenário',
      authority: ALTERA,
      body: { ...querystring, required: ['cenario'] },
    },
    (ctx, request) =>
      adotaCenario(
        ctx,
        idParam(request),
        cenarioIn(request) ?? invalid([fieldError('cenario', 'Cenário é obrigatório')]),
      ),
  )

  // talents have two paths (spec 2 §3, spec 3 §7)
  for (const talentos of ['//gestao-talentos/talentos', '//cargo-salario/colaboradores']) {
    route.get(
      `${talentos}/{id}/movimentacao`,
      {
        summary: 'De onde uma promoção ou transferência parte: a situação do talento num dia (sem ele, hoje)',
        authority: PROPOE,
        querystring: rascunho,
      },
      (ctx, request) => {
        const { data = ctx.context.hoje } = request.query as { data?: string }
        return rascunhoDaMovimentacao(ctx, idParam(request), data)
      },
    )
    route.post(
      `${talentos}/{id}/movimentacao`,
      {
        summary:
          'Promove ou transfere um talento: um planejamento só dele, aplicado ou, se a empresa exige, enviado para aprovação',
        authority: PROPOE,
        body: pedidoSchema,
      },
      async (ctx, request, reply) => reply.code(201).send(await movimentaTalento(ctx, idParam(request), request.body)),
    )
  }
})

const isId = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value) && value > 0

function cenarioIn(request: FastifyRequest): number | undefined {
  const { cenario: id, ...rest } = objectBody(request, true)
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) invalid([fieldError(unknown, `Campo desconhecido: ${unknown}`)])
  if (id === undefined || id === null) return undefined
  return isId(id) ? id : invalid([fieldError('cenario', 'Cenário inválido')])
}

function cenarioOf(request: FastifyRequest): number | undefined {
  const { cenario: id } = request.query as { cenario?: string | number }
  if (id === undefined || id === '') return undefined
  return /^\d{1,15}$/.test(String(id)) ? Number(id) : invalid([fieldError('cenario', 'Cenário inválido')])
}

/** The proposals of a plan as their register lists them; without a scenario those of the plan itself. */
async function lista(ctx: Ctx, request: FastifyRequest, reply: FastifyReply, tipo: TipoReajuste) {
  const tabela = await acheTabela(ctx, idParam(request))
  const own = forEntity(ctx, ALVOS[tipo].propostas)
  if (!hasAuthority(ctx.session, own.entity.authority.read)) fail('NAO_AUTORIZADO')
  const { cenario: _, filter, ...query } = request.query as Record<string, string | undefined>
  const id = cenarioOf(request)
  const deQuem = id === undefined ? { simulada: false } : { cenario: id }
  const asked = parseListQuery(own.entity, { ...query, filter: JSON.stringify({ ...readFilter(filter), ...deQuem }) })
  return sendList(reply, own, asked, tipo, { column: ALVOS[tipo].plan.column, value: tabela.id })
}

function readFilter(text: string | undefined): object {
  if (text === undefined || text === '') return {}
  try {
    const filter: unknown = JSON.parse(text)
    if (typeof filter === 'object' && filter !== null && !Array.isArray(filter)) return filter
  } catch {
    // invalid JSON: refused below
  }
  return fail('PARAMETRO_INVALIDO', { nome: 'filter' })
}

const CHAMADAS: Record<TipoReajuste, string> = {
  C: 'aplicar-colaboradores',
  F: 'aplicar-faixas-salariais',
  I: 'aplicar-indices',
}

async function aplica(ctx: Ctx, request: FastifyRequest, reply: FastifyReply, tipo: TipoReajuste) {
  const { tipoReajuste } = await acheTabela(ctx, idParam(request))
  if (tipoReajuste !== tipo)
    fail('ACAO_NAO_PERMITIDA', {}, { message: `Este planejamento se aplica por ${CHAMADAS[tipoReajuste]}.` })
  return passo(ctx, request, reply, 'aplica')
}

/** Runs a step of the plan, as a background task on request (`sendAct`). */
async function passo(ctx: Ctx, request: FastifyRequest, reply: FastifyReply, name: 'aplica' | 'cancela') {
  const action = ctx.entity.actions.find((one) => one.name === name) ?? fail('ACAO_DESCONHECIDA')
  const body = objectBody(request, true)
  return sendAct(request, reply, ctx, { action, id: idParam(request), body, versao: versionOf(request, body) })
}
