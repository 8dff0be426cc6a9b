import type { FastifyRequest } from 'fastify'
import { propostaDoTalento } from '#server/domain/cargo-salario/reajuste-colaborador/queries.ts'
import { type Ctx, defineRoutes } from '#server/platform/crud/define.ts'
import { listRecords } from '#server/platform/crud/list/list.ts'
import { mayPick } from '#server/platform/crud/list/options.ts'
import { sendOptions } from '#server/platform/crud/list/send-list.ts'
import { entityOf } from '#server/platform/crud/read/entity-of.ts'
import { readRecord, readStored } from '#server/platform/crud/read/read.ts'
import { parseListQuery, readDay } from '#server/platform/crud/request/list-query.ts'
import { dayParam, idParam, idsOf } from '#server/platform/crud/request/request.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { areaDoTalento, situacaoDoTalento } from './dia/situacao-no-dia.ts'
import { collectDinamico } from './dinamico/routes.ts'
import { documentosExigidos } from './documentos.ts'
import { criaUsuarioEduvem } from './eduvem.ts'
import { minhaEquipe, vinculosAnteriores } from './equipe.ts'
import { impedimentosDe } from './impedimentos.ts'
import { importaColaboradores } from './importa.ts'
import { cotasPorMes } from './indicadores/cota.ts'
import { linhaSalarialDe } from './linha-salarial/de.ts'
import { exigeTalento } from './queries.ts'

/** Months of the quota forecast. */
const MESES_DE_PREVISAO = 6

const lists = ['formacoes', 'certificados', 'idiomas', 'experiencias'] as const

/** Routes of the talent's screens besides the generated ones — spec 2 §7 Employees, spec 3 §7 */
export default defineRoutes('gestao-talentos/talento', (route) => {
  for (const list of lists)
    route.get(`/{id}/${list}`, { summary: `Talento: ${list}` }, async (ctx, request) => {
      const record = await readRecord(ctx, idParam(request))
      return record[list] ?? []
    })

  route.get(
    '/{id}/linha-salarial',
    {
      summary: 'Passos do salário do talento até um dia: valor, aumento e causa',
      querystring: { type: 'object', properties: { em: { type: 'string', format: 'date' } } },
    },
    (ctx, request) => linhaSalarialDe(ctx, idParam(request), dayParam(request)),
  )

  route.get(
    '/{id}/vinculos-anteriores',
    { summary: 'Vínculos anteriores da mesma pessoa na empresa' },
    (ctx, request) => vinculosAnteriores(ctx, idParam(request)),
  )

  route.get(
    '/{id}/reajuste-colaborador',
    {
      summary: 'Situação do talento no dia de um planejamento de realinhamento, e o que ele propõe',
      authority: 'ROLE_MOV_REAJUSTE_VER',
      querystring: {
        type: 'object',
        required: ['tabelaReajusteColaboradorId'],
        properties: { tabelaReajusteColaboradorId: { type: 'integer' }, cenario: { type: 'integer' } },
      },
    },
    (ctx, request) => propostaDoTalento(ctx, idParam(request), tabelaParam(request), cenarioParam(request)),
  )

  route.get(
    '/{id}/documentos-exigidos',
    { summary: 'Documentos que o talento precisa ter: os que faltam, os vencidos e os que tem' },
    async (ctx, request) => documentosExigidos(ctx, (await readStored(ctx, idParam(request))).id),
  )

  route.get(
    '/{id}/impedimentos',
    {
      summary: 'O que impede o desligamento do talento num dia, e o que é preciso saber antes',
      authority: 'ROLE_CAD_TALENTO_DESLIGA',
      querystring: { type: 'object', properties: { dataDesligamento: { type: 'string' } } },
    },
    async (ctx, request) => {
      const talento = await entityOf(ctx, 'gestao-talentos/talento').read(idParam(request))
      const { dataDesligamento } = request.query as Record<string, unknown>
      return impedimentosDe(ctx, talento, readDay(dataDesligamento, 'dataDesligamento') ?? ctx.context.hoje)
    },
  )

  const noDia = { querystring: { type: 'object', properties: { em: { type: 'string', format: 'date' } } } } as const
  const dia = (ctx: Ctx, request: FastifyRequest) => dayParam(request) ?? ctx.context.hoje
  const situacao = { summary: 'Onde o talento está num dia', ...noDia }
  const area = { summary: 'Área organizacional do talento num dia, e quem responde por ela', ...noDia }
  route.get('/{id}/situacao', situacao, (ctx, request) => situacaoDoTalento(ctx, idParam(request), dia(ctx, request)))
  route.get('/{id}/area', area, (ctx, request) => areaDoTalento(ctx, idParam(request), dia(ctx, request)))
  // without an id in the path: the talent of the user
  route.get('/situacao', situacao, async (ctx, request) =>
    situacaoDoTalento(ctx, (await exigeTalento(ctx)).id, dia(ctx, request)),
  )
  route.get('/area', area, async (ctx, request) => areaDoTalento(ctx, (await exigeTalento(ctx)).id, dia(ctx, request)))

  route.post(
    '/{id}/usuario-eduvem',
    { summary: 'Cria o usuário do talento na plataforma de cursos', authority: 'ROLE_CAD_TALENTO_ALTERAR' },
    (ctx, request) => criaUsuarioEduvem(ctx, idParam(request), request),
  )

  route.get(
    '//gestao-talentos/cotas',
    { summary: 'Cotas de pessoas com deficiência e de aprendizes, hoje e nos meses que vêm', authority: 'ROLE_COTAS' },
    (ctx) => cotasPorMes(ctx, ctx.context.hoje, MESES_DE_PREVISAO),
  )

  // spec 3 §7: the generated import under the specification's path; known talents are changed
  route.post(
    '//cargo-salario/colaboradores/importa-colaboradores',
    {
      summary: 'Importa talentos de uma planilha; os que já existem são alterados',
      authority: 'ROLE_CAD_TALENTO_INCLUIR',
      also: 'ROLE_CAD_TALENTO_ALTERAR',
    },
    importaColaboradores,
  )

  collectDinamico(route)

  route.get('/minha-equipe', { summary: 'Quem responde hoje ao talento do usuário' }, minhaEquipe)

  route.get('/{id}/foto', { summary: 'Foto do talento' }, async (ctx, request, reply) => {
    const { foto } = await readRecord(ctx, idParam(request))
    return typeof foto === 'string' ? reply.redirect(`/api/arquivos/${foto}`) : fail('NAO_ENCONTRADO')
  })

  route.get('/{id}/data-estabilidade', { summary: 'Estabilidade do membro da CIPA' }, async (ctx, request) => {
    const { dataEstabilidade } = await readRecord(ctx, idParam(request))
    return { dataEstabilidade }
  })

  // spec 3 §7: the talent is named by a query parameter
  route.get(
    '/data-estabilidade-comissao',
    {
      summary: 'Estabilidade de um talento da CIPA',
      querystring: { type: 'object', properties: { colaboradorId: { type: 'string', title: 'Talento' } } },
    },
    async (ctx, request) => {
      const [id] = idsOf(request, 'colaboradorId') ?? []
      if (id === undefined) return invalid([fieldError('colaboradorId', 'Talento é obrigatório')])
      const { dataEstabilidade } = await readRecord(ctx, id)
      return { dataEstabilidade }
    },
  )

  route.get(
    '/by-ids',
    { summary: 'Talentos pelos códigos', querystring: { type: 'object', properties: { ids: { type: 'string' } } } },
    async (ctx, request) => {
      const filter = JSON.stringify({ id: idsOf(request, 'ids') ?? [] })
      return (await listRecords(ctx, parseListQuery(ctx.entity, { filter, range: '[0,999]' }))).rows
    },
  )

  // spec 1 §7.3 has the path below candidates; used by the form of a request
  for (const url of ['/substituidos', '//captacao/candidatos/substituidos'])
    route.get(
      url,
      {
        summary: 'Talentos que uma solicitação pode substituir',
        authority: 'LOGIN',
        querystring: {
          type: 'object',
          properties: {
            nome: { type: 'string' },
            incluirColaboradoresDesligados: { type: 'string' },
            range: { type: 'string' },
          },
        },
      },
      async (ctx, request, reply) => {
        if (!mayPick(ctx.deps, ctx.entity.path, ctx.session)) fail('NAO_AUTORIZADO')
        const { nome = '', incluirColaboradoresDesligados, range = '[0,19]' } = request.query as Record<string, unknown>
        const situacao = incluirColaboradoresDesligados === 'true' ? 'T' : 'A'
        const query = parseListQuery(ctx.entity, { q: nome, range, sort: 'nome,asc' })
        return sendOptions(reply, ctx, query, 'substituidos', { situacao })
      },
    )
})

function tabelaParam(request: FastifyRequest): number {
  const { tabelaReajusteColaboradorId: id } = request.query as Record<string, unknown>
  return /^\d{1,15}$/.test(String(id))
    ? Number(id)
    : invalid([fieldError('tabelaReajusteColaboradorId', 'Informe o planejamento')])
}

function cenarioParam(request: FastifyRequest): number | undefined {
  const { cenario } = request.query as Record<string, unknown>
  if (cenario === undefined) return undefined
  return /^\d{1,15}$/.test(String(cenario)) ? Number(cenario) : invalid([fieldError('cenario', 'Cenário inválido')])
}
