import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CopyChoices } from '#schemas/runtime/answers/utilities/register-copy.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { COPIA_CADASTRO } from '#server/platform/access/authorities.ts'
import { hasAuthority, requireSession, type Session } from '#server/platform/access/session.ts'
import { contextOf, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { objectBody } from '#server/platform/crud/request/request.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import { copyRegisters } from './copy.ts'
import { registersOf } from './registers.ts'
import { readCopyRequest } from './request.ts'

const tags = ['Cópia de cadastros']
const company: JsonSchema = { type: 'integer' }

/** Routes that copy registers between companies — spec 1 §5.12, spec 3 §2 (/utilitario/copia-cadastro) */
export async function copyRoutes(app: FastifyInstance): Promise<void> {
  const { prumo } = app
  const url = '/api/utilitario/copia-cadastro'
  const config = { authority: COPIA_CADASTRO }

  app.get(
    url,
    { config, schema: { tags, summary: 'Empresas e cadastros entre os quais se copia' } },
    async (request): Promise<CopyChoices> => {
      const session = requireSession(request)
      const cadastros = registersOf(prumo.model)
        .filter(({ authority }) => hasAuthority(session, authority.read))
        .map(({ path, plural }) => ({ path, titulo: plural }))
      return { empresas: session.empresas.map(({ id, nome }) => ({ id, nome })), cadastros }
    },
  )
  app.post(
    url,
    {
      config,
      schema: {
        tags,
        summary: 'Copia cadastros de uma empresa para outra',
        body: {
          type: 'object',
          properties: {
            empresaOrigem: company,
            empresaDestino: company,
            cadastros: { type: 'array', items: { type: 'string' } },
          },
        },
      },
    },
    async (request: FastifyRequest) => {
      const session = requireSession(request)
      const { empresaOrigem, empresaDestino, cadastros } = readCopyRequest(
        objectBody(request),
        registersOf(prumo.model),
      )
      const from = await companyOf(prumo, session, empresaOrigem, 'empresaOrigem')
      const to = await companyOf(prumo, session, empresaDestino, 'empresaDestino')
      requireAll(prumo, from, to, cadastros)
      const [origem, destino] = [from, to].map((of) => contextIn(prumo, of)) as [Ctx, Ctx]
      return inTransaction(destino, async (tx) => {
        // serialises copies into one company: the second finds the records of the first
        await run(tx.db, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [`copia ${empresaDestino}`])
        return copyRegisters({ ...origem, db: tx.db }, tx, cadastros)
      })
    },
  )
}

/** The user's session in that company, which need not be the current one. @throws DomainError 400 */
async function companyOf(prumo: Prumo, session: Session, id: number, field: string): Promise<Session> {
  const known = session.empresas.some((empresa) => empresa.id === id)
  const there = !known
    ? undefined
    : id === session.empresaId
      ? session
      : await prumo.sessions.ofUser(session.usuario.id, id)
  // sessions restricted to areas would silently copy a part
  if (!there || there.restricted || !hasAuthority(there, COPIA_CADASTRO))
    return invalid([fieldError(field, 'Você não pode copiar cadastros desta empresa.')])
  return there
}

/** @throws DomainError NAO_AUTORIZADO unless each register may be read in the source and created in the target */
function requireAll({ model }: Prumo, from: Session, to: Session, cadastros: string[]): void {
  for (const path of cadastros) {
    const authority = model.entities.get(path)?.authority
    if (!authority || !hasAuthority(from, authority.read) || !hasAuthority(to, authority.create)) fail('NAO_AUTORIZADO')
  }
}

function contextIn(prumo: Prumo, session: Session): Ctx {
  const [first] = registersOf(prumo.model)
  if (!first) throw new Error('No register may be copied between companies')
  return contextOf(prumo, first, session)
}
