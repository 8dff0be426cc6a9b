import type { JsonSchema } from '#schemas/runtime/model.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { objectBody } from '#server/platform/crud/request/request.ts'
import { insertBody } from '#server/platform/crud/write/operations.ts'
import { run } from '#server/platform/database/sql.ts'
import { DomainError, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { isAddress } from '#server/platform/mail/address.ts'

interface Pedido {
  modeloAvaliacaoId: number
  colaboradoresIds: number[]
  avaliadorId?: number
  prazo?: string
}

const id = { type: 'integer', minimum: 1 } as const
const body: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['modeloAvaliacaoId', 'colaboradoresIds'],
  properties: {
    modeloAvaliacaoId: {
      ...{ ...id, title: 'Modelo de Avaliação' },
      'x-field': { messages: { required: 'Modelo de Avaliação é obrigatório' } },
    },
    colaboradoresIds: {
      type: 'array',
      title: 'Talentos',
      minItems: 1,
      maxItems: 1000,
      uniqueItems: true,
      items: id,
      'x-field': { messages: { minItems: 'Selecione ao menos um talento', required: 'Selecione ao menos um talento' } },
    },
    avaliadorId: { ...id, title: 'Quem responde' },
    prazo: { type: 'string', format: 'date', title: 'Responder até' },
  },
}

/** Applies a model to several talents at once, outside a cycle, in one transaction — spec 2 §7 */
export function aplica(route: RouteCollector): void {
  route.post(
    '/aplica',
    { summary: 'Aplica um modelo a vários talentos: todos ou nenhum', authority: 'ROLE_MOV_AVALIACAO_INCLUIR', body },
    async (ctx, request, reply) => {
      const pedido = objectBody<Pedido>(request)
      const ids = await inTransaction(ctx, (tx) => aplicaA(tx, pedido))
      return reply.code(201).send({ avaliacoes: ids.map((each) => ({ id: each })) })
    },
  )
}

async function aplicaA(tx: Ctx, { modeloAvaliacaoId, colaboradoresIds, avaliadorId, prazo }: Pedido) {
  const email = avaliadorId === undefined ? undefined : await enderecoDe(tx, avaliadorId)
  const comum = {
    modeloAvaliacao: { id: modeloAvaliacaoId },
    ...(avaliadorId !== undefined && { avaliador: { id: avaliadorId } }),
    ...(email !== undefined && { email }),
    ...(prazo !== undefined && { prazo }),
  }
  const ids: number[] = []
  for (const [at, talento] of colaboradoresIds.entries())
    ids.push(await umaSo(at, () => insertBody(tx, { ...comum, colaborador: { id: talento } })))
  return ids
}

const ASKED_AS: Record<string, string> = { modeloAvaliacao: 'modeloAvaliacaoId', avaliador: 'avaliadorId' }

/** Reports the errors of one talent at his index among the chosen ones. */
async function umaSo(at: number, make: () => Promise<number>): Promise<number> {
  try {
    return await make()
  } catch (error) {
    if (!(error instanceof DomainError) || error.status !== 400) throw error
    return invalid(
      error.errors.map(({ field = '', message }) =>
        fieldError(field === 'colaborador' ? `colaboradoresIds[${at}]` : (ASKED_AS[field] ?? field), message),
      ),
    )
  }
}

// $1 company, $2 respondent
const ENDERECO = 'select contato_email as email from talento where empresa_id = $1 and id = $2 and usuario_id is null'

/** The address that a respondent without a login gets links at. */
async function enderecoDe({ db, session }: Ctx, talento: number): Promise<string | undefined> {
  const [found] = await run<{ email: string | null }>(db, ENDERECO, [session.empresaId, talento])
  return found?.email && isAddress(found.email) ? found.email : undefined
}
