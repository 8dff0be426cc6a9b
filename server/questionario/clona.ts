import type { FastifyRequest } from 'fastify'
import type { RecordData } from '#schemas/runtime/model.ts'
import { contextOf, inTransaction } from '#server/crud/context.ts'
import type { Ctx } from '#server/crud/define.ts'
import { cloneRecord, insertBody } from '#server/crud/operations.ts'
import { readOfCompany, readStored, type StoredRecord } from '#server/crud/read.ts'
import { idParam, idsOf } from '#server/crud/request.ts'
import { fieldError, invalid } from '#server/errors.ts'
import { hasAuthority, type Session } from '#server/session/session.ts'
import { copiaPerguntas } from './copia.ts'

/** What the copy is in another company: references that only the first one has are led to what is there. */
export type NoDestino = (from: Ctx, to: Ctx, copy: RecordData, stored: StoredRecord) => Promise<RecordData>

/** A copy that was made, in which company. */
export interface Clone {
  id: number
  empresa: { id: number; nome: string }
}

/**
 * Copies the owner of a questionnaire into the companies of `?empresas=1,2` (without it, the current one), with aspects, questions, options and conditions: all of
 * them or none. @throws DomainError 400 where the user may not make one there
 */
export async function clonaDono(ctx: Ctx, request: FastifyRequest, noDestino: NoDestino): Promise<Clone[]> {
  const stored = await readStored(ctx, idParam(request))
  const empresas = [...new Set(idsOf(request, 'empresas') ?? [ctx.session.empresaId])]
  const { prumo } = request.server
  const entity = prumo.model.entities.get(ctx.entity.path) ?? ctx.entity
  const sessions = await Promise.all(empresas.map((id) => sessionIn(ctx, request, id)))
  return inTransaction(ctx, async (tx) => {
    const clones: Clone[] = []
    for (const session of sessions) {
      const to = { ...contextOf(prumo, entity, session), db: tx.db }
      clones.push({ id: await clonaEm(tx, to, stored, noDestino), empresa: empresaDe(session) })
    }
    return clones
  })
}

async function clonaEm(tx: Ctx, to: Ctx, stored: StoredRecord, noDestino: NoDestino): Promise<number> {
  const copy = await cloneRecord(tx, stored.id)
  const id = await insertBody(to, await noDestino(tx, to, copy, stored))
  const feito = await readOfCompany(to, id)
  const [de, para] = [questionarioDe(stored), questionarioDe(feito)]
  if (de !== undefined && para !== undefined) await copiaPerguntas({ from: tx, de, to, para })
  return id
}

const questionarioDe = ({ questionario }: StoredRecord): number | undefined =>
  (questionario as { id: number } | undefined)?.id

/** What the person may do in that company, which need not be the current one. @throws DomainError 400 */
async function sessionIn({ session, entity }: Ctx, request: FastifyRequest, id: number): Promise<Session> {
  const empresa = session.empresas.find((one) => one.id === id)
  const { sessions } = request.server.prumo
  const there = id === session.empresaId ? session : empresa && (await sessions.ofUser(session.usuario.id, id))
  if (there && hasAuthority(there, entity.authority.create)) return there
  return invalid([fieldError('empresas', `Você não pode incluir ${entity.plural} na empresa ${empresa?.nome ?? id}.`)])
}

const empresaDe = ({ empresas, empresaId }: Session): Clone['empresa'] => ({
  id: empresaId,
  nome: empresas.find(({ id }) => id === empresaId)?.nome ?? '',
})

/** A title for a copy beside its original, within the length of titles. */
export const tituloDaCopia = (titulo: string, longest = 100): string => {
  const end = ' (cópia)'
  return `${titulo.slice(0, longest - end.length)}${end}`
}
