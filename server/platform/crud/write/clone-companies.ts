import type { FastifyRequest } from 'fastify'
import type { RecordData } from '#schemas/runtime/model.ts'
import { hasAuthority, type Session } from '#server/platform/access/session.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { contextOf, inTransaction } from '../context.ts'
import type { Ctx } from '../define.ts'
import { readStored, type Stored } from '../read/read.ts'
import { idParam, idsOf } from '../request/request.ts'
import { cloneRecord } from './operations.ts'

/** A copy that was made, in which company. */
export interface Clone {
  id: number
  empresa: { id: number; nome: string }
}

/** Stores a copy in the company of `to`, with all that belongs to it. Both contexts have the same transaction. @returns its id */
export type CloneInto<T extends object = RecordData> = (
  from: Ctx,
  to: Ctx,
  copy: RecordData,
  stored: Stored<T>,
) => Promise<number>

/**
 * Copies the record of the address into the companies of `?empresas=1,2` (without it, the current one): into all of them or none.
 * @throws DomainError 400 where the user may not make one there, 404
 */
export async function cloneIntoCompanies<T extends object = RecordData>(
  ctx: Ctx,
  request: FastifyRequest,
  cloneInto: CloneInto<T>,
): Promise<Clone[]> {
  // POST {route}/{word}: an action that this register does not have
  if (Number.isNaN(Number((request.params as { id?: string }).id))) fail('ACAO_DESCONHECIDA')
  const stored = await readStored<T>(ctx, idParam(request))
  const empresas = [...new Set(idsOf(request, 'empresas') ?? [ctx.session.empresaId])]
  const { prumo } = request.server
  const entity = prumo.model.entities.get(ctx.entity.path) ?? ctx.entity
  const sessions = await Promise.all(empresas.map((id) => sessionIn(ctx, request, id)))
  return inTransaction(ctx, async (tx) => {
    const clones: Clone[] = []
    for (const session of sessions) {
      const to = { ...contextOf(prumo, entity, session), db: tx.db }
      const id = await cloneInto(tx, to, await cloneRecord(tx, stored.id), stored)
      clones.push({ id, empresa: companyOf(session) })
    }
    return clones
  })
}

/** The session of the user in that company, which need not be the current one. @throws DomainError 400 where it may not create there */
async function sessionIn({ session, entity }: Ctx, request: FastifyRequest, id: number): Promise<Session> {
  const empresa = session.empresas.find((one) => one.id === id)
  const { sessions } = request.server.prumo
  const there = id === session.empresaId ? session : empresa && (await sessions.ofUser(session.usuario.id, id))
  if (there && hasAuthority(there, entity.authority.create)) return there
  return invalid([fieldError('empresas', `Você não pode incluir ${entity.plural} na empresa ${empresa?.nome ?? id}.`)])
}

const companyOf = ({ empresas, empresaId }: Session): Clone['empresa'] => ({
  id: empresaId,
  nome: empresas.find(({ id }) => id === empresaId)?.nome ?? '',
})

/** A title for a copy beside its original, within the length of titles. */
export const copyTitle = (title: string, longest = 100): string => {
  const end = ' (cópia)'
  return `${title.slice(0, longest - end.length)}${end}`
}
