import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { requireSession, type Session } from '#server/platform/access/session.ts'
import { contextOf, forEntity, inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { updateInside } from '#server/platform/crud/write/operations.ts'
import { readSingle, writeSingleInside } from '#server/platform/crud/write/single.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { DomainError, fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { isAddress } from '#server/platform/mail/address.ts'
import { sendTestMail } from '#server/platform/mail/test-mail.ts'
import { awaitsSetup, SETUP } from '#server/platform/session/awaits-setup.ts'
import { distrustDevices } from '#server/platform/session/devices/devices.ts'
import {
  type NewPassword,
  newPasswordFields,
  requireConfirmed,
} from '#server/platform/session/passwords/new-password.ts'
import { verifyPassword } from '#server/platform/session/passwords/password.ts'
import { storeOwnPassword } from '#server/platform/session/passwords/staff-password.ts'
import { readStaff, USUARIO } from '#server/platform/session/staff.ts'

const EMPRESA = 'utilitario/empresa'
const PARAMETROS = 'utilitario/parametros-sistema'

interface Body extends NewPassword {
  nome: string
  login: string
  email: string
  empresaNome: string
  empresaRazaoSocial: string
  empresaCnpj: string
  enderecoPublico?: string
}

const text = (title: string, maxLength: number): JsonSchema => ({ type: 'string', title, minLength: 1, maxLength })
const body: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'nome',
    'login',
    'email',
    'novaSenha',
    'confNovaSenha',
    'empresaNome',
    'empresaRazaoSocial',
    'empresaCnpj',
  ],
  properties: {
    nome: text('Nome', 100),
    login: text('Usuário', 100),
    email: text('E-mail', 200),
    ...newPasswordFields,
    empresaNome: text('Nome da empresa', 100),
    empresaRazaoSocial: { ...text('Razão Social', 150), 'x-field': { gender: 'f' } },
    empresaCnpj: text('CNPJ', 18),
    enderecoPublico: { type: 'string', title: 'Endereço do sistema', maxLength: 200 },
  },
}
const mailBody: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['email'],
  properties: { email: text('E-mail', 200) },
}

const tags = ['Sessão']
const config = {
  authority: 'LOGIN',
  anyCompany: true,
  beforePasswordChange: true,
  beforeFactor: true,
  withoutKey: true,
}
const base = '/api/primeiro-acesso'

/** Routes of the set-up page of an installation started without ADMIN_PASSWORD, for holders of the code printed at the start. */
export async function setupRoutes(app: FastifyInstance): Promise<void> {
  const { prumo } = app
  app.post<{ Body: Body }>(
    base,
    { config, schema: { tags, summary: 'Conclui a primeira configuração: administrador, empresa, endereço', body } },
    async (request, reply) => {
      await setUp(request, request.body)
      return reply.code(204).send()
    },
  )
  app.post<{ Body: { email: string } }>(
    `${base}/email`,
    { config, schema: { tags, summary: 'Envia um e-mail de teste, na primeira configuração', body: mailBody } },
    async (request, reply) => {
      const { email } = request.body
      if (!(await awaitsSetup(prumo.database.kysely, requireSession(request)))) fail('NAO_AUTORIZADO')
      if (!isAddress(email)) invalid([fieldError('email', 'E-mail inválido')])
      await sendTestMail(prumo.env.smtp, email)
      return reply.code(204).send()
    },
  )
}

/** Completes the set-up in one transaction; concurrent attempts are serialised by the lock of the user's row. @throws DomainError NAO_AUTORIZADO when it was done already */
async function setUp(request: FastifyRequest, given: Body): Promise<void> {
  const { prumo } = request.server
  const session = requireSession(request)
  requireConfirmed(given)
  // the code counts as a confirmation
  const ctx = contextOf(prumo, entityOf(request, USUARIO), { ...session, confirmed: true })
  const staff = await inTransaction(ctx, async (tx) => {
    if (!(await awaitsSetup(tx.db, session, { lock: true }))) fail('NAO_AUTORIZADO')
    await refuseCode(tx.db, session, given)
    const { nome, login, email } = given
    await change(tx, session.usuario.id, { nome, login, email })
    await renamed(companyFields, () => change(forEntity(tx, EMPRESA), session.empresaId, companyOf(given)))
    await writeAddress(forEntity(tx, PARAMETROS), given.enderecoPublico?.trim())
    const found = (await readStaff(tx.db, session.usuario.id)) ?? fail('SESSAO_EXPIRADA')
    await storeOwnPassword(tx.db, found, given.novaSenha, { sessao: session.id, dados: { por: 'primeiro-acesso' } })
    await tx.db.deleteFrom('preferencia').where('chave', '=', SETUP).execute()
    return found
  })
  await prumo.sessions.confirm(session.id)
  await distrustDevices(prumo, staff.login)
  await prumo.sessions.endAll({ usuarioId: staff.id }, session.id)
}

/** Refuses the code as password: it was printed on a terminal and may be in logs. */
async function refuseCode(db: Db, { usuario }: Session, { novaSenha }: NewPassword): Promise<void> {
  const [row] = await run<{ senha: string | null }>(db, 'select senha from usuario where id = $1', [usuario.id])
  if (await verifyPassword(row?.senha, novaSenha))
    invalid([fieldError('novaSenha', 'A senha deve ser diferente do código da primeira configuração')])
}

function entityOf({ server }: FastifyRequest, path: string) {
  return server.prumo.model.entities.get(path) ?? fail('NAO_ENCONTRADO')
}

/** Updates a record with all rules of its register. */
async function change(tx: Ctx, id: number, record: RecordData): Promise<void> {
  const { versao } = await readStored(tx, id, { lock: true })
  await updateInside(tx, id, record, { partial: true, version: versao })
}

async function writeAddress(tx: Ctx, enderecoPublico: string | undefined): Promise<void> {
  if (!enderecoPublico) return
  const { versao } = await readSingle(tx)
  await writeSingleInside(tx, { enderecoPublico }, { partial: true, version: Number(versao) })
}

/** Company fields → names in the page's form. */
const companyFields: Record<string, string> = {
  nome: 'empresaNome',
  razaoSocial: 'empresaRazaoSocial',
  cnpj: 'empresaCnpj',
}
const companyOf = ({ empresaNome, empresaRazaoSocial, empresaCnpj }: Body): RecordData => ({
  nome: empresaNome,
  razaoSocial: empresaRazaoSocial,
  cnpj: empresaCnpj,
})

/** Renames fields in errors to those of the page's form. */
async function renamed(names: Record<string, string>, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const errors = error.errors.map((each) => ({ ...each, field: each.field && (names[each.field] ?? each.field) }))
    throw new DomainError(error.code, {}, { message: error.message, errors, extra: error.extra })
  }
}
