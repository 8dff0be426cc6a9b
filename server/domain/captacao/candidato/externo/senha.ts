import { setTimeout as after } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { Candidato } from '#schemas/generated/types/captacao/candidato.ts'
import type { JsonSchema, RecordData } from '#schemas/runtime/model.ts'
import { withoutDemoCandidates } from '#server/platform/access/demo.ts'
import { bodyCheck } from '#server/platform/base/validation.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { requirePortalOrigin } from '#server/platform/plugins/public-address.ts'
import { createLink, redeemLink, revokeLinks } from '#server/platform/session/one-time-links.ts'
import {
  type NewPassword,
  newPasswordFields,
  passwordField,
  refuseWrongPassword,
  requireAnother,
  requireConfirmed,
} from '#server/platform/session/passwords/new-password.ts'
import { verifyPassword } from '#server/platform/session/passwords/password.ts'
import type { Prumo } from '#server/prumo.ts'
import { problemaDaSenha } from '../senha.ts'
import { type Destino, emailDaRecuperacao, emailDaTrocaDeSenha } from './emails-senha.ts'
import { dentroDa, proprio } from './sessao.ts'

const texto = (title: string, maxLength: number): JsonSchema => ({ type: 'string', title, maxLength })
const corpo = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
})

const pedido = corpo({
  cpf: { ...texto('CPF', 20), format: 'cpf' },
  empresaId: { type: 'integer', minimum: 1, title: 'Empresa', 'x-field': { gender: 'f' } },
})
const redefinicao = corpo({ codigo: texto('Código', 100), ...newPasswordFields })
const troca = corpo({ senha: passwordField('Senha'), ...newPasswordFields })
const lePedido = bodyCheck<{ cpf: string; empresaId: number }>(pedido)
const leRedefinicao = bodyCheck<NewPassword & { codigo: string }>(redefinicao)
const leTroca = bodyCheck<NewPassword & { senha: string }>(troca)

/** Requests per registration and per network address within 15 minutes. */
const PER_ACCOUNT = 3
const PER_ADDRESS = 10
/** Validity of a link in minutes. */
const MINUTES = 60
/** Minimum duration of an answer in ms: response time does not reveal whether the candidate exists. */
const ANSWER_MS = 400

const SPENT = 'Este link já foi usado ou venceu. Peça um novo para recuperar a sua senha.'

/** Routes to recover and to change a candidate's password — spec 1 §2.3, §7.2 */
export function senhaExterna(route: RouteCollector): void {
  route.put(
    '//externo/candidatos/recuperar-senha',
    { summary: 'Envia ao candidato um link para criar uma nova senha', authority: 'PUBLIC', body: pedido },
    async (ctx, request, reply) => {
      const { cpf, empresaId } = lePedido(request.body)
      const { env } = request.server.prumo
      const asked = recupera(ctx, request, cpf.replace(/\D/g, ''), empresaId)
      const [link] = await Promise.all([asked, after(ANSWER_MS)])
      // a demo without SMTP sends no e-mail, so the answer holds the link
      return link !== undefined && env.demo && !env.smtp ? { link } : reply.code(204).send()
    },
  )
  route.put(
    '//externo/candidatos/nova-senha',
    { summary: 'Cria uma nova senha com o link recebido por e-mail', authority: 'PUBLIC', body: redefinicao },
    async (ctx, request, reply) => {
      await redefine(ctx, request, leRedefinicao(request.body))
      return reply.code(204).send()
    },
  )
  route.patch(
    '//externo/candidatos/{id}/alterar-senha',
    { summary: 'Altera a própria senha', authority: 'CANDIDATO', body: troca, checksItself: true },
    async (ctx, request, reply) => {
      const { own, id } = proprio(ctx, request)
      await altera(own, request, id, leTroca(request.body))
      return reply.code(204).send()
    },
  )
}

/** Sends the link. The answer is 204 whether or not the candidate exists, except in a demo without SMTP. @returns the link's path */
async function recupera(
  ctx: Ctx,
  request: FastifyRequest,
  cpf: string,
  empresaId: number,
): Promise<string | undefined> {
  const { prumo } = request.server
  const origin = await requirePortalOrigin(request.server)
  const account = prumo.secrets.hashAccount('recuperacao', `${cpf}@${empresaId}`)
  return inTransaction(ctx, async ({ db }) => {
    await prumo.throttle.spend(db, { account: 'recuperar-senha', address: request.ip }, PER_ADDRESS)
    await prumo.throttle.spend(db, { account, address: '' }, PER_ACCOUNT)
    const [found] = await run<Destino>(
      db,
      `select c.id, c.empresa_id as "empresaId", c.nome, c.contato_email as email, e.nome as empresa from candidato c
       join empresa e on e.id = c.empresa_id and e.ativa is not false
       where c.empresa_id = $1 and c.pessoal_cpf = $2 ${withoutDemoCandidates(prumo.env, 'c')} order by c.id limit 1`,
      [empresaId, cpf],
    )
    if (!found?.email) return undefined
    const dono = { empresaId, entidade: ctx.entity.path, id: found.id }
    const codigo = await createLink(prumo, db, 'nova-senha', dono, MINUTES)
    // in the fragment, which browsers send to no server, so that no log holds the code
    const path = `/externo/recuperar-senha?empresaId=${empresaId}#${codigo}`
    await emailDaRecuperacao(db, ctx.entity.path, found, origin + path, MINUTES, prumo.secrets)
    return path
  })
}

/** Sets the password by a single-use link; revokes all other links of the candidate and ends all his sessions. */
async function redefine(ctx: Ctx, request: FastifyRequest, { codigo, ...given }: NewPassword & { codigo: string }) {
  const { prumo } = request.server
  requireConfirmed(given)
  const account = await prumo.throttle.attempt({ account: 'link', address: request.ip }, () =>
    inTransaction(ctx, async (tx) => {
      const link = await redeemLink(prumo, tx.db, 'nova-senha', ctx.entity.path, codigo)
      if (!link) return undefined
      const { empresaId, id } = link
      const visitor = (await prumo.sessions.visitor(empresaId)) ?? fail('NAO_ENCONTRADO')
      const session = { ...visitor, usuario: { ...visitor.usuario, id } }
      await grava({ ...dentroDa(tx, session), db: tx.db }, id, given.novaSenha)
      await revokeLinks(tx.db, 'nova-senha', link)
      return { empresaId, candidatoId: id }
    }),
  )
  if (!account) return invalid([fieldError('codigo', SPENT)])
  await prumo.sessions.endAll(account)
}

async function altera(
  own: Ctx,
  request: FastifyRequest,
  id: number,
  { senha, ...given }: NewPassword & { senha: string },
) {
  const { prumo } = request.server
  requireConfirmed(given)
  if (!(await isOwn(own, prumo, request.ip, id, senha))) refuseWrongPassword()
  requireAnother(senha, given)
  await inTransaction(own, (tx) => grava(tx, id, given.novaSenha))
  // the current password counts as confirmation of identity
  await prumo.sessions.confirm(own.session.id)
  // ends all other sessions of the candidate
  await prumo.sessions.endAll({ empresaId: own.session.empresaId, candidatoId: id }, own.session.id)
}

/** Checks the current password; wrong ones count against the login's throttle. */
export async function isOwn(own: Ctx, prumo: Prumo, address: string, id: number, given: string): Promise<boolean> {
  const { empresaId, usuario } = own.session
  const account = prumo.secrets.hashAccount('candidato', `${usuario.login.replace(/\D/g, '')}@${empresaId}`)
  const right = await prumo.throttle.attempt({ account, address }, async () => {
    const [row] = await run<{ senha: string | null }>(
      own.db,
      'select senha from candidato where empresa_id = $1 and id = $2',
      [empresaId, id],
    )
    return (await verifyPassword(row?.senha, given)) || undefined
  })
  return right === true
}

/** Validates and stores the new password, and mails the candidate about the change. */
async function grava(tx: Ctx, id: number, novaSenha: string): Promise<void> {
  const stored = await readStored<RecordData & Candidato>(tx, id, { lock: true })
  const problem = await problemaDaSenha(tx, 'novaSenha', novaSenha, stored)
  if (problem) invalid([problem])
  await changeStored(tx, stored, { senha: novaSenha, confirmaSenha: novaSenha }, 'alteracao')
  const [destino] = await run<Destino>(
    tx.db,
    `select c.id, c.empresa_id as "empresaId", c.nome, c.contato_email as email, e.nome as empresa
     from candidato c join empresa e on e.id = c.empresa_id where c.empresa_id = $1 and c.id = $2`,
    [tx.session.empresaId, id],
  )
  if (destino) await emailDaTrocaDeSenha(tx.db, tx.entity.path, destino)
}
