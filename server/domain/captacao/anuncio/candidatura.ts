import type { FastifyRequest } from 'fastify'
import { displayDay } from '#schemas/runtime/dates.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { cadastra, exigeCadastro } from '#server/domain/captacao/candidato/queries.ts'
import { contextOf, forEntity, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { objectBody } from '#server/platform/crud/request/request.ts'
import { insertBody, updateRecord } from '#server/platform/crud/write/operations.ts'
import { DomainError, type ErrorCode, fail } from '#server/platform/errors/errors.ts'
import { readSession, requireTerms } from '#server/platform/plugins/guard.ts'
import { findVaga, type VagaRow } from './queries.ts'
import { queryId } from './recorte.ts'
import { deOutraEmpresa, podeRenovar, vagaOf } from './vaga.ts'

/** POST /externo/candidatos?solicitacaoId=: the candidate of the session applies to an open vacancy — spec 1 §7.3 */
export function candidatura(route: RouteCollector): void {
  route.post(
    '//externo/candidatos',
    {
      summary: 'Candidata-se a uma vaga aberta; com um corpo, cadastra-se antes na empresa do endereço',
      authority: 'PUBLIC',
      querystring: {
        type: 'object',
        properties: {
          solicitacaoId: { type: 'integer', title: 'Solicitação de Pessoal' },
          empresaId: { type: 'integer', title: 'Empresa' },
        },
      },
    },
    async (ctx, request, reply) => {
      const body = objectBody(request, true)
      if (Object.keys(body).length > 0) return reply.code(201).send(await cadastraEInclui(ctx, request, body))
      const session = (await readSession(request, 'candidato')) ?? fail('SESSAO_EXPIRADA')
      await requireTerms(request, session)
      const own = contextOf(ctx.deps, ctx.entity, session)
      await contada(own, request)
      const solicitacaoId = queryId(request, 'solicitacaoId') ?? fail('NAO_ENCONTRADO')
      const vaga = (await findVaga(own, { solicitacaoId })) ?? fail('NAO_ENCONTRADO')
      await candidata(own, vaga)
      return reply.code(201).send(vagaOf(own, (await findVaga(own, { solicitacaoId })) ?? vaga))
    },
  )
}

/** Applications of one candidate per 15 minutes: above any reader's pace, below what a script needs to flood a company's lists. */
const MAXIMO = 30

/** Counts every attempt, also refused ones. @throws DomainError MUITAS_TENTATIVAS */
async function contada(ctx: Ctx, request: FastifyRequest): Promise<void> {
  const { secrets, throttle } = request.server.prumo
  const account = secrets.hashAccount('candidatura', String(ctx.session.usuario.id))
  await inTransaction(ctx, (tx) => throttle.spend(tx.db, { account, address: '' }, MAXIMO))
}

/** Registers a candidate and applies for the vacancy he came from; a vacancy no longer open does not refuse the registration. */
async function cadastraEInclui(ctx: Ctx, request: FastifyRequest, body: RecordData): Promise<RecordData> {
  const solicitacaoId = queryId(request, 'solicitacaoId')
  const session = await cadastra(ctx, request, body)
  const own = contextOf(ctx.deps, ctx.entity, session)
  const vaga = solicitacaoId === undefined ? undefined : await findVaga(own, { solicitacaoId })
  const candidatado = vaga !== undefined && !deOutraEmpresa(own, vaga) && (await conseguiu(own, vaga))
  return { id: session.usuario.id, nome: session.usuario.nome, candidatado }
}

/** Applies after the registration; returns false for a vacancy closed meanwhile, as the registration stands. */
async function conseguiu(own: Ctx, vaga: VagaRow): Promise<boolean> {
  try {
    await candidata(own, vaga)
    return true
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}

async function candidata(ctx: Ctx, vaga: VagaRow): Promise<void> {
  const own = inCompanyOf(ctx, vaga)
  if (vaga.candidatura_id === null) {
    await inclui(own, ctx.session.usuario.id, vaga)
    return
  }
  if (!podeRenovar(vaga, ctx.context.hoje)) repetida(vaga, ctx.context.hoje)
  // the version that was checked: a concurrent click has raised it
  const version = vaga.candidatura_versao ?? undefined
  const again = { data: ctx.context.hoje, aptidao: 'I', etapaSeletiva: null }
  await umaVez('VERSAO_DESATUALIZADA', () =>
    updateRecord(own, Number(vaga.candidatura_id), again, { partial: true, version }),
  )
}

const inclui = (own: Ctx, candidato: number, { solicitacao_id }: VagaRow): Promise<unknown> =>
  umaVez('CHAVE_DUPLICADA', () =>
    inTransaction(own, async (tx) => {
      await exigeCadastro(tx)
      return insertBody(tx, { candidato: { id: candidato }, solicitacao: { id: solicitacao_id } })
    }),
  )

/** Ignores the error `code` of a concurrent second click: it gets the answer that a later one gets. */
async function umaVez(code: ErrorCode, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== code) throw error
    fail('CHAVE_DUPLICADA', {}, { message: applied })
  }
}

/**
 * Context of the company that owns the vacancy. The trail names the candidate without a user id: ids of candidates and
 * users are separate ranges.
 */
function inCompanyOf(ctx: Ctx, vaga: VagaRow): Ctx {
  const { session } = ctx
  const { empresa } = vaga
  if (deOutraEmpresa(ctx, vaga)) {
    const message = `Esta vaga é da empresa ${empresa.nome}: entre com o seu cadastro de lá para se candidatar.`
    fail('NAO_AUTORIZADO', {}, { message })
  }
  return {
    ...forEntity(ctx, 'captacao/candidato-solicitacao'),
    session: { ...session, empresaId: empresa.id },
  }
}

const applied = 'Você já se candidatou a esta vaga.'

function repetida({ espera }: VagaRow, hoje: string): never {
  const wait = espera !== null && espera > hoje
  const message = wait ? `${applied} Uma nova candidatura será possível a partir de ${displayDay(espera)}.` : applied
  return fail('CHAVE_DUPLICADA', {}, { message })
}
