import type { FastifyInstance, FastifyRequest } from 'fastify'
import cpfFormat from '#schemas/runtime/formats/cpf.ts'
import type { Entity, JsonSchema } from '#schemas/runtime/model.ts'
import { toSnakeCase } from '#schemas/runtime/names.ts'
import { VER_TODAS_EMPRESAS } from '#server/platform/access/authorities.ts'
import { hasAuthority, requireSession, type Session } from '#server/platform/access/session.ts'
import { contextOf } from '#server/platform/crud/context.ts'
import { readRecord } from '#server/platform/crud/read/read.ts'
import { visibleRows } from '#server/platform/crud/sight/visible-rows.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import { sharedValues } from './shared-values.ts'

const text: JsonSchema = { type: 'string' }
const integer: JsonSchema = { type: 'integer' }
const named: JsonSchema = { type: 'object', properties: { id: integer, nome: text } }
const answer: JsonSchema = {
  type: 'object',
  properties: {
    id: integer,
    nome: text,
    cpf: text,
    registros: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          tipo: text,
          titulo: text,
          id: integer,
          nome: text,
          empresa: named,
          acessivel: { type: 'boolean' },
        },
      },
    },
  },
}
const texts = (...names: string[]): JsonSchema => ({
  type: 'object',
  required: ['cpf'],
  properties: Object.fromEntries(names.map((name) => [name, text])),
})

interface Registro {
  /** path of the entity it is a record of */
  tipo: string
  titulo: string
  id: number
  nome: string
  empresa: { id: number; nome: string }
  /** accessible in the session's company */
  acessivel: boolean
}

type Asked = FastifyRequest<{ Querystring: Record<string, string | undefined> }>

/**
 * Finds people by CPF among the records the session sees: its company's, shared ones, and with the right to all companies theirs, too — spec 1 §7.6,
 * spec 3 §7. Definitions declare which entities are people and which field is the CPF.
 */
export async function pessoasRoutes(app: FastifyInstance): Promise<void> {
  const { prumo } = app
  const config = { authority: 'LOGIN' }
  const schema = { tags: ['Geral'], response: { 200: answer } }
  for (const base of ['/api/geral/pessoas', '/api/pessoas']) {
    app.get(
      `${base}/cpf`,
      { config, schema: { ...schema, summary: 'Pessoa com o CPF', querystring: texts('cpf', 'pessoaId', 'tipo') } },
      async (request: Asked) => {
        const { pessoaId, tipo } = request.query
        const found = await known(prumo, requireSession(request), cpfOf(request))
        const others = found.filter((one) => String(one.id) !== pessoaId || (tipo !== undefined && tipo !== one.tipo))
        return personOf(others, cpfOf(request))
      },
    )
    app.get(
      `${base}/cpf-e-empresaId`,
      {
        config,
        schema: { ...schema, summary: 'Pessoa com o CPF em uma empresa', querystring: texts('cpf', 'empresaId') },
      },
      async (request: Asked) => {
        const session = requireSession(request)
        const empresaId = Number(request.query.empresaId)
        if (!session.empresas.some(({ id }) => id === empresaId)) invalid([fieldError('empresaId', 'Empresa inválida')])
        const found = await known(prumo, session, cpfOf(request))
        return personOf(
          found.filter(({ empresa }) => empresa.id === empresaId),
          cpfOf(request),
        )
      },
    )
    app.get(
      `${base}/dados`,
      {
        config,
        schema: {
          tags: ['Geral'],
          summary: 'Dados de uma pessoa conhecida, para outro cadastro dela',
          description:
            'Lê o registro com os direitos de quem pergunta; responde por campo de `para` o que os dois cadastros têm em comum.',
          querystring: {
            type: 'object',
            required: ['tipo', 'id', 'para'],
            properties: { tipo: text, id: integer, para: text },
          },
          response: {
            200: { type: 'object', properties: { valores: { type: 'object', additionalProperties: true } } },
          },
        },
      },
      async (request: Asked) => ({ valores: await valuesOf(prumo, requireSession(request), request.query) }),
    )
  }
}

/** Values of a person's record for a new record of another entity: needs the rights to read the one and create the other. */
async function valuesOf(prumo: Prumo, session: Session, { tipo = '', id, para = '' }: Asked['query']) {
  const [from, to] = [personEntity(prumo, 'tipo', tipo), personEntity(prumo, 'para', para)]
  if (!hasAuthority(session, from.authority.read) || !hasAuthority(session, to.authority.create)) fail('NAO_AUTORIZADO')
  const [source, target] = [contextOf(prumo, from, session), contextOf(prumo, to, session)]
  return sharedValues(source.entity, target.entity, await readRecord(source, Number(id)))
}

const isPerson = (entity: Entity) => entity.lgpd?.person?.cpf !== undefined

function personEntity({ model }: Prumo, nome: string, path: string): Entity {
  const found = model.entities.get(path)
  return found && isPerson(found) ? found : fail('PARAMETRO_INVALIDO', { nome })
}

function cpfOf(request: Asked): string {
  const cpf = cpfFormat.normalise?.(request.query.cpf ?? '') ?? ''
  if (cpf === '') invalid([fieldError('cpf', 'CPF é obrigatório')])
  return cpfFormat.validate(cpf) ? cpf : invalid([fieldError('cpf', cpfFormat.message)])
}

/** The person with all records; {} for an unknown CPF. */
const personOf = ([first, ...others]: Registro[], cpf: string) =>
  first === undefined ? {} : { id: first.id, nome: first.nome, cpf, registros: [first, ...others] }

async function known(prumo: Prumo, session: Session, cpf: string): Promise<Registro[]> {
  const people = [...prumo.model.entities.values()].filter(isPerson)
  const readable = people.filter((entity) => hasAuthority(session, entity.authority.read))
  if (readable.length === 0) fail('NAO_AUTORIZADO')
  const everywhere = session.authorities.has(VER_TODAS_EMPRESAS) && !session.restricted
  const companies = everywhere ? session.empresas.map(({ id }) => id) : [session.empresaId]
  const found = new Map<string, Registro>()
  const key = (one: Omit<Registro, 'acessivel'>) => `${one.tipo} ${one.empresa.id} ${one.id}`
  for (const entity of readable)
    for (const empresaId of companies)
      for (const one of await recordsOf(prumo, { ...session, empresaId }, entity, cpf))
        found.set(key(one), { ...one, acessivel: found.get(key(one))?.acessivel || empresaId === session.empresaId })
  // records of the session's company first
  const here = ({ empresa }: Registro) => (empresa.id === session.empresaId ? 0 : 1)
  return [...found.values()].sort((a, b) => here(a) - here(b) || b.id - a.id)
}

async function recordsOf(
  prumo: Prumo,
  session: Session,
  entity: Entity,
  cpf: string,
): Promise<Omit<Registro, 'acessivel'>[]> {
  const column = toSnakeCase((entity.lgpd?.person?.cpf ?? '').replaceAll('.', '_'))
  const values = new Values()
  const conditions = visibleRows(entity, session, 't', values, prumo)
  const statement = `select t.id, t.nome, e.id as empresa_id, e.nome as empresa from ${entity.table} t
    join empresa e on e.id = t.empresa_id where t.${column} = ${values.add(cpf)} and ${conditions.join(' and ')}
    order by t.id desc limit 100`
  const rows = await run<{ id: number; nome: string; empresa_id: number; empresa: string }>(
    prumo.database.kysely,
    statement,
    values.list,
  )
  return rows.map(({ id, nome, empresa_id, empresa }) => ({
    tipo: entity.path,
    titulo: entity.title,
    id,
    nome,
    empresa: { id: empresa_id, nome: empresa },
  }))
}
