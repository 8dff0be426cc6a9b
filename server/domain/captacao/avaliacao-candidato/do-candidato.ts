import type { RecordData } from '#schemas/runtime/model.ts'
import { forEntity, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { listRecords } from '#server/platform/crud/list/list.ts'
import { findStored, readStored } from '#server/platform/crud/read/read.ts'
import { idParam, objectBody } from '#server/platform/crud/request/request.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { responde } from './responde.ts'
import { type Dada, respostasSchema } from './respostas.ts'
import { paraRh } from './vista.ts'

const id = { type: 'integer' } as const
const base = '//captacao/candidatos/{id}/avaliacoes'
const page = { offset: 0, limit: 1000, sort: [{ path: 'id', descending: true }] }

/** Routes of one candidate's evaluations — spec 1 §7.3 */
export function doCandidato(route: RouteCollector): void {
  route.get(
    base,
    {
      summary: 'Avaliações do candidato; com utilizarAvaliacoesEtapaSeletiva só as liberadas em uma etapa',
      querystring: {
        type: 'object',
        properties: { utilizarAvaliacoesEtapaSeletiva: { type: 'string' }, solicitacaoId: id },
      },
    },
    async (ctx, request) => {
      const candidato = await readStored(forEntity(ctx, 'captacao/candidato'), idParam(request))
      const { utilizarAvaliacoesEtapaSeletiva } = request.query as RecordData
      const solicitacao = queryId(request.query as RecordData, 'solicitacaoId')
      const filter = { candidato: candidato.id, ...(solicitacao ? { solicitacao } : {}) }
      const { rows } = await listRecords(ctx, { ...page, filter })
      return rows.filter((row) => utilizarAvaliacoesEtapaSeletiva !== 'true' || row.etapaSeletiva !== undefined)
    },
  )
  route.post(
    `${base}/{avaliacaoId}`,
    {
      summary: 'Responde a avaliação do candidato: a que foi liberada ou, sem uma, uma nova',
      authority: 'ROLE_MOV_AVALIACAO_CANDIDATO_ALTERAR',
      querystring: { type: 'object', properties: { solicitacaoId: id, historicoCandidatoId: id } },
      body: respostasSchema,
    },
    async (ctx, request) => {
      const query = request.query as RecordData
      const alvo = {
        candidato: idParam(request),
        avaliacao: idParam(request, 'avaliacaoId'),
        solicitacao: queryId(query, 'solicitacaoId'),
        historicoCandidatoId: queryId(query, 'historicoCandidatoId'),
      }
      const { respostas } = objectBody(request)
      return inTransaction(ctx, async (tx) => {
        // the candidate's row lock serializes concurrent answers
        await readStored(forEntity(tx, 'captacao/candidato'), alvo.candidato, { lock: true })
        const aberta = (await abertaDe(tx, alvo)) ?? (await nova(tx, alvo))
        return paraRh(await responde(tx, aberta, { dadas: respostas as Dada[], rascunho: false }), tx.now())
      })
    },
  )
}

interface Alvo {
  candidato: number
  /** id of the model */
  avaliacao: number
  solicitacao?: number
  historicoCandidatoId?: number
}

/** Id of a candidate's open evaluation by a model; the oldest of several. */
export async function abertaDe(ctx: Ctx, { candidato, avaliacao, solicitacao, historicoCandidatoId }: Alvo) {
  let query = ctx.db
    .selectFrom('avaliacao_candidato')
    .select('id')
    .where('empresa_id', '=', ctx.session.empresaId)
    .where('candidato_id', '=', candidato)
    .where('avaliacao_id', '=', avaliacao)
    .where('situacao', '=', 'P')
  if (solicitacao !== undefined) query = query.where('solicitacao_id', '=', solicitacao)
  if (historicoCandidatoId !== undefined) query = query.where('historico_candidato_id', '=', historicoCandidatoId)
  const row = await query.orderBy('id').limit(1).executeTakeFirst()
  const found = row && (await findStored(ctx, Number(row.id)))
  return found?.id
}

const nova = (tx: Ctx, { candidato, avaliacao, solicitacao }: Alvo) =>
  insertBody(tx, {
    candidato: { id: candidato },
    avaliacao: { id: avaliacao },
    ...(solicitacao === undefined ? {} : { solicitacao: { id: solicitacao } }),
    respondente: 'R',
  })

export function queryId(query: RecordData, name: string): number | undefined {
  const value = query[name]
  if (value === undefined || value === '') return undefined
  return /^[1-9]\d{0,14}$/.test(String(value))
    ? Number(value)
    : invalid([fieldError(name, `Parâmetro ${name} inválido`)])
}
