import type { Candidato } from '#schemas/generated/types/captacao/candidato.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { clientOf } from '#server/platform/access/cookies.ts'
import { requireConfirmation } from '#server/platform/access/session.ts'
import { bodyCheck } from '#server/platform/base/validation.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { run } from '#server/platform/database/sql.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { recordSecurity } from '#server/platform/security/record.ts'
import { redeemLink, revokeLinks } from '#server/platform/session/one-time-links.ts'
import { passwordField } from '#server/platform/session/passwords/new-password.ts'
import { type Destino, emailDaTrocaDeEmail } from './emails-senha.ts'
import { isOwn } from './senha.ts'

/** Hours in which the former address can revert a change. */
const HORAS = 72

const corpo = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties),
  properties,
})
const confirmacao = corpo({ senha: passwordField('Senha') })
const volta = corpo({ codigo: { type: 'string', title: 'Código', maxLength: 100 } })
const leConfirmacao = bodyCheck<{ senha: string }>(confirmacao)
const leVolta = bodyCheck<{ codigo: string }>(volta)

const emailDe = (record: Candidato | undefined): string => record?.contato?.email?.trim() ?? ''

/** Requires the candidate to confirm his identity before his own change of e-mail: the address allows a password reset. */
export function exigeConfirmacao({ session }: Ctx, record: Candidato, before: Candidato | undefined): void {
  if (session.kind === 'candidato' && before && emailDe(record) !== emailDe(before)) requireConfirmation(session)
}

/** Notifies the former address of the candidate's own change, with a link to revert it. */
export async function avisaEmailAnterior(ctx: Ctx, record: Candidato, before: Candidato | undefined): Promise<void> {
  const { db, session, deps, entity } = ctx
  const de = emailDe(before)
  if (session.kind !== 'candidato' || !before || de === '' || de === emailDe(record)) return
  const [destino] = await run<Destino>(
    db,
    `select c.id, c.empresa_id as "empresaId", c.nome, c.contato_email as email, e.nome as empresa
     from candidato c join empresa e on e.id = c.empresa_id where c.empresa_id = $1 and c.id = $2`,
    [session.empresaId, before.id],
  )
  if (!destino) return
  const dono = { empresaId: destino.empresaId, entidade: entity.path, id: destino.id }
  const page = `/externo/desfazer-email?empresaId=${destino.empresaId}`
  const link = await deps.links?.address(db, page, 'desfaz-email', dono, HORAS * 60, { de })
  await emailDaTrocaDeEmail(db, entity.path, destino, de, { link, horas: HORAS, secret: deps.links?.secrets })
}

/** Routes on the candidate's own e-mail: confirm identity, revert a change. */
export function emailExterno(route: RouteCollector): void {
  route.post(
    '//externo/candidatos/confirmacao',
    { summary: 'Confirma que quem está conectado é o próprio candidato', authority: 'CANDIDATO', body: confirmacao },
    async (ctx, request, reply) => {
      const { senha } = leConfirmacao(request.body)
      const { prumo } = request.server
      const { session } = ctx
      if (!(await isOwn(ctx, prumo, request.ip, session.usuario.id, senha)))
        invalid([fieldError('senha', 'Senha incorreta')])
      await prumo.sessions.confirm(session.id)
      return reply.code(204).send()
    },
  )
  route.put(
    '//externo/candidatos/desfaz-email',
    { summary: 'Volta ao e-mail anterior com o link recebido por ele', authority: 'PUBLIC', body: volta },
    async (ctx, request, reply) => {
      const { codigo } = leVolta(request.body)
      const { prumo } = request.server
      const { address: endereco, agent: agente } = clientOf(request)
      const conta = await prumo.throttle.attempt({ account: 'link', address: request.ip }, () =>
        inTransaction(ctx, async ({ db, entity }) => {
          const link = await redeemLink(prumo, db, 'desfaz-email', entity.path, codigo)
          if (!link) return undefined
          const { empresaId, id } = link
          const rows = await run(db, VOLTA, [empresaId, id, link.dados.de ?? null, entity.path])
          if (rows.length === 0) return undefined
          await revokeLinks(db, 'nova-senha', link)
          await recordSecurity(db, { evento: 'EMAIL_RESTAURADO', empresaId, candidatoId: id, endereco, agente })
          return { empresaId, candidatoId: id }
        }),
      )
      if (!conta) return invalid([fieldError('codigo', 'Este link já foi usado ou venceu.')])
      await prumo.sessions.endAll(conta)
      return reply.code(204).send()
    },
  )
}

const VOLTA = `with antes as (select empresa_id, id, nome, contato_email from candidato where empresa_id = $1 and id = $2 for update),
alterado as (update candidato c set contato_email = $3, versao = versao + 1 from antes a
  where c.empresa_id = a.empresa_id and c.id = a.id returning c.id)
insert into auditoria (empresa_id, usuario_nome, entidade, registro_id, operacao, campos, origem)
select empresa_id, nome, $4, id, 'desfaz-email', jsonb_build_object('contato.email', jsonb_build_object('de', contato_email, 'para', $3::text)),
  jsonb_build_object('tipo', 'candidato', 'id', id)
from antes where exists (select from alterado) returning id`
