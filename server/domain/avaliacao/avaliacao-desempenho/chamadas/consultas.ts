import type { RespondidaNoCiclo } from '#schemas/runtime/answers/evaluation/cycle.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { idParam } from '#server/platform/crud/request/request.ts'
import { hideNames } from '#server/platform/crud/sight/unseen-people.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { enviaEmails } from '../avisos/email.ts'
import { type Ciclo, readCiclo } from '../ciclo.ts'
import { avaliadoVisto } from '../quem-ve.ts'
import { ultimaResposta } from '../respondida.ts'

const TALENTO = 'gestao-talentos/talento'

/** Answered copies about the people whom the session sees. */
async function respondidasDe(ctx: Ctx, cicloId: number): Promise<RespondidaNoCiclo[]> {
  const values = new Values()
  const text = `select c.id, c.situacao, c.papel, c.respondida_em as "respondidaEm", json_build_object('id', a.id, 'nome', a.nome) as avaliado,
    case when not coalesce(c.anonima, false) then json_build_object('id', r.id, 'nome', r.nome) end as avaliador
  from colaborador_questionario c
  join talento a on a.empresa_id = c.empresa_id and a.id = c.colaborador_id
  join talento r on r.empresa_id = c.empresa_id and r.id = c.avaliador_id
  where c.empresa_id = ${values.add(ctx.session.empresaId)} and c.avaliacao_desempenho_id = ${values.add(cicloId)} and c.situacao = 'R'
    and ${avaliadoVisto(ctx, 'a', values)}
  order by a.nome, c.papel, c.id`
  const respondidas = await run<RespondidaNoCiclo>(ctx.db, text, values.list)
  await hideNames(
    ctx,
    TALENTO,
    respondidas.map(({ avaliador }) => avaliador),
  )
  return respondidas
}

// $1 company, $2 cycle, $3 user
const AVALIA = `select from colaborador_questionario c join talento t on t.empresa_id = c.empresa_id and t.id = c.avaliador_id
  where c.empresa_id = $1 and c.avaliacao_desempenho_id = $2 and t.usuario_id = $3 limit 1`

/** Reads a cycle for sessions that see it, and for evaluators in it. @throws DomainError 404 */
async function readDeQuemAvalia(ctx: Ctx, id: number): Promise<Ciclo> {
  if (hasAuthority(ctx.session, ctx.entity.authority.read)) return readRecord<Ciclo>(ctx, id)
  const [avalia] = await run(ctx.db, AVALIA, [ctx.session.empresaId, id, ctx.session.usuario.id])
  return avalia ? readCiclo(ctx, id) : fail('NAO_ENCONTRADO')
}

/** Mails evaluators with unanswered copies — spec 2 §7 */
export function emails(route: RouteCollector): void {
  route.post(
    '/{id}/envia-email',
    { summary: 'Escreve a quem ainda não respondeu', authority: 'ROLE_CAD_AVALIACAO_DESEMPENHO_ALTERAR' },
    (ctx, request) =>
      inTransaction(ctx, async (tx) => {
        const ciclo = await readCiclo(tx, idParam(request), { lock: true })
        if (ciclo.situacao !== 'L') fail('ACAO_NAO_PERMITIDA', {}, { message: 'A avaliação não está liberada.' })
        return enviaEmails(tx, ciclo)
      }),
  )
}

/** Read routes about one cycle — spec 2 §7 'Many GETs', decided under 'unclear' */
export function consultas(route: RouteCollector): void {
  route.get(
    '/{id}/anonima',
    { summary: 'Se a avaliação é anônima', response: { type: 'boolean' } },
    async (ctx, request) => (await readRecord<Ciclo>(ctx, idParam(request))).anonima,
  )
  route.get(
    '/{id}/dois-ponto-zero',
    { summary: 'Se a avaliação é do tipo 2.0', response: { type: 'boolean' }, authority: 'LOGIN' },
    async (ctx, request) => (await readDeQuemAvalia(ctx, idParam(request))).tipo === '2.0',
  )
  route.get(
    '/{id}/data-minima',
    {
      summary: 'Primeiro dia permitido como fim: o início, ou o último em que alguém respondeu',
      response: { type: 'object' },
    },
    async (ctx, request) => {
      const { id, dataIni } = await readRecord<Ciclo>(ctx, idParam(request))
      const dias = [dataIni, await ultimaResposta(ctx, id)].filter((data) => data !== undefined)
      return { data: dias.sort().at(-1) ?? ctx.context.hoje }
    },
  )
  route.get('/{id}/avaliacoes-respondidas', { summary: 'Avaliações respondidas do ciclo' }, async (ctx, request) => {
    const { id } = await readRecord(ctx, idParam(request))
    return respondidasDe(ctx, id)
  })
}
