import type { Avaliado, Avaliador, PapelOferecido, Participante } from '#schemas/runtime/answers/evaluation/cycle.ts'
import { MAIS_PARTICIPANTES } from '#schemas/runtime/domain/desempenho.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { type Corpo, executaAcao } from '#server/domain/avaliacao/participante-avaliacao-desempenho/queries.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { idParam, objectBody } from '#server/platform/crud/request/request.ts'
import { hideNames } from '#server/platform/crud/sight/unseen-people.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { motivoDoPapel, readCiclo } from './ciclo.ts'
import { type FiltrosDePessoas, filtrosDePessoas, idsEm, ondeTrabalha, pessoasSql } from './onde.ts'
import { avaliadoVisto } from './quem-ve.ts'

const TALENTO = 'gestao-talentos/talento'
const sim = (title: string): JsonSchema => ({ type: 'boolean', title })

const lote: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['colaboradoresIds'],
  properties: {
    colaboradoresIds: {
      type: 'array',
      title: 'Talentos',
      minItems: 1,
      maxItems: MAIS_PARTICIPANTES,
      items: { type: 'integer', minimum: 1 },
      'x-field': { messages: { minItems: 'Selecione ao menos um talento', required: 'Selecione ao menos um talento' } },
    },
    preencheAvaliadosLideres: sim('Preencher avaliados com líderes'),
    preencheAvaliadosLiderados: sim('Preencher avaliados com liderados'),
    preencheAvaliadosPares: sim('Preencher avaliados com pares'),
    geraAutoavaliacao: sim('Gerar autoavaliação'),
  },
}

const quais = {
  type: 'object',
  properties: { ...filtrosDePessoas.properties, avaliadosIds: { type: 'string' } },
} as const

type Quais = FiltrosDePessoas & { avaliadosIds?: string }

/** Participants of a cycle, and operations on many of them — spec 2 §3, §4, §7 */
export function participantes(route: RouteCollector): void {
  for (const [segment, quem, summary] of [
    ['avaliados', 'avaliado', 'Avaliados, com quantos avaliadores e quantas respostas'],
    ['avaliadores', 'avaliador', 'Avaliadores, com quantos avaliados e quantas respostas'],
  ] as const)
    route.get(`/{id}/${segment}`, { summary, querystring: quais }, async (ctx, request) =>
      pessoasDe(ctx, idParam(request), quem, request.query as Quais),
    )
  route.get(
    '/{id}/participantes',
    { summary: 'Quem avalia quem, por avaliado, estabelecimento, área e cargo de hoje', querystring: quais },
    async (ctx, request) => participantesDe(ctx, idParam(request), request.query as Quais),
  )
  route.get(
    '/{id}/papeis',
    { summary: 'Papéis, com o motivo dos que não podem ser escolhidos' },
    async (ctx, request): Promise<PapelOferecido[]> => {
      const ciclo = await readCiclo(ctx, idParam(request))
      return (['R', 'U', 'L', 'A', 'P'] as const).map((papel) => ({ papel, motivo: motivoDoPapel(ciclo, papel) }))
    },
  )
  route.post(
    '/{id}/participantes/{acao}',
    { summary: 'Inclui ou retira participantes em lote (adiciona, remove-avaliadores, remove-avaliados)', body: lote },
    async (ctx, request) => {
      const { acao = '' } = request.params as { acao?: string }
      const corpo = objectBody<Corpo>(request)
      return inTransaction(ctx, async (tx) => ({ message: await executaAcao(tx, idParam(request), acao, corpo) }))
    },
  )
}

/** SQL of the participants of a cycle that the session sees, filtered by place; `p` the participant, `t` the talent, `c` the copy. */
function deQuem(ctx: Ctx, cicloId: number, quem: 'avaliado' | 'avaliador', filtros: Quais, values: Values) {
  const from = `from participante_avaliacao_desempenho p
    join talento t on t.empresa_id = p.empresa_id and t.id = case ${values.add(quem)}::text when 'avaliado' then p.avaliado_id else p.avaliador_id end
    ${ondeTrabalha(`${values.add(ctx.context.hoje)}::date`)}
    left join talento r on r.empresa_id = p.empresa_id and r.id = p.avaliador_id
    left join colaborador_questionario c on c.empresa_id = p.empresa_id and c.avaliacao_desempenho_id = p.avaliacao_desempenho_id
      and c.colaborador_id = p.avaliado_id and c.avaliador_id = p.avaliador_id and c.papel = p.papel`
  const { avaliadosIds, ...pessoas } = filtros
  const destes = avaliadosIds ? `and p.avaliado_id = any(${values.add(idsEm(avaliadosIds))}::bigint[])` : ''
  const where = `where p.empresa_id = ${values.add(ctx.session.empresaId)} and p.avaliacao_desempenho_id = ${values.add(cicloId)}
    and ${pessoasSql(pessoas, values)} ${destes}
    and exists (select from talento s where s.empresa_id = p.empresa_id and s.id = p.avaliado_id and ${avaliadoVisto(ctx, 's', values)})`
  return `${from} ${where}`
}

async function pessoasDe(
  ctx: Ctx,
  cicloId: number,
  quem: 'avaliado' | 'avaliador',
  filtros: Quais,
): Promise<(Avaliado | Avaliador)[]> {
  await readCiclo(ctx, cicloId)
  const values = new Values()
  const from = deQuem(ctx, cicloId, quem, filtros, values)
  const [outro, quantos] = quem === 'avaliado' ? ['avaliador', 'avaliadores'] : ['avaliado', 'avaliados']
  const text = `select t.id, t.nome, g.nome as cargo, a.nome as area, count(distinct p.${outro}_id)::int as ${quantos},
      count(*) filter (where c.situacao = 'R')::int as respondidas, count(c.id)::int as copias
    ${from} group by t.id, t.nome, g.nome, a.nome order by t.nome, t.id`
  const pessoas = await run<Avaliado | Avaliador>(ctx.db, text, values.list)
  for (const pessoa of await hideNames(ctx, TALENTO, pessoas)) Object.assign(pessoa, { cargo: null, area: null })
  return pessoas
}

async function participantesDe(ctx: Ctx, cicloId: number, filtros: Quais): Promise<Participante[]> {
  await readCiclo(ctx, cicloId)
  const values = new Values()
  const from = deQuem(ctx, cicloId, 'avaliado', filtros, values)
  const text = `select p.id, p.versao, json_build_object('id', t.id, 'nome', t.nome, 'cargo', g.nome, 'area', a.nome) as avaliado,
      case when r.id is not null then json_build_object('id', r.id, 'nome', r.nome) end as avaliador,
      p.papel, c.situacao, c.id as "colaboradorQuestionarioId"
    ${from} order by t.nome, t.id, array_position(array['L', 'U', 'R', 'P', 'A'], p.papel), r.nome`
  const pares = await run<Participante>(ctx.db, text, values.list)
  await hideNames(
    ctx,
    TALENTO,
    pares.map(({ avaliador }) => avaliador),
  )
  return pares
}
