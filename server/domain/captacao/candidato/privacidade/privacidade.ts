import type { Privacidade } from '#schemas/runtime/answers/recruitment/portal.ts'
import { lgpdOf } from '#schemas/runtime/definition/lgpd.ts'
import { retentionText } from '#server/features/lgpd/retention.ts'
import { LGPD } from '#server/platform/access/authorities.ts'
import { clearToken } from '#server/platform/access/cookies.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { objectBody } from '#server/platform/crud/request/request.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { run } from '#server/platform/database/sql.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { holdersOf } from '#server/platform/messages/recipients.ts'
import { sendMessage } from '#server/platform/messages/send.ts'
import { apagaProprio } from './apaga.ts'
import { baixaCopia } from './baixa.ts'

// these rights do not depend on accepting the terms
const of = { authority: 'CANDIDATO', beforeTerms: true } as const
const base = '//externo/privacidade'

/** 'Minha Privacidade': the candidate's data, his acceptance of the terms, and erasure (LGPD, art. 18) */
export function privacidade(route: RouteCollector): void {
  route.get(base, { summary: 'O que o candidato pode decidir sobre os seus dados', ...of }, (ctx) => situacao(ctx))
  route.get(
    `${base}/dados`,
    {
      summary: 'Cópia dos dados do candidato, em JSON, em PDF, ou em ZIP com os arquivos',
      ...of,
      querystring: { type: 'object', properties: { formato: { type: 'string' } } },
    },
    baixaCopia,
  )
  route.put(
    `${base}/consentimento`,
    {
      summary: 'Retira o aceite da política de segurança',
      ...of,
      body: { type: 'object', properties: { aceito: { type: 'boolean', title: 'Aceite' } }, required: ['aceito'] },
    },
    async (ctx, request, reply) => {
      // only withdrawal: acceptance needs the text shown (aceita-termo)
      if (objectBody(request).aceito !== false) invalid([fieldError('aceito', 'Aqui o aceite só pode ser retirado.')])
      await inTransaction(ctx, retira)
      request.server.prumo.sessions.forget(ctx.session.id)
      return reply.code(204).send()
    },
  )
  route.post(
    `${base}/apagamento`,
    {
      summary: 'Apaga o cadastro do candidato, com a senha',
      ...of,
      body: { type: 'object', properties: { senha: { type: 'string', title: 'Senha', maxLength: 1000 } } },
    },
    async (ctx, request, reply) => {
      await apagaProprio(ctx, request)
      clearToken(request, reply, 'candidato')
      return reply.code(204).send()
    },
  )
}

async function situacao(ctx: Ctx): Promise<Privacidade> {
  const { db, session, entity, deps } = ctx
  const { empresaId, usuario, context } = session
  const { aceitoPoliticaSeguranca, contratado } = await readStored(ctx, usuario.id)
  const text = `select g.politica_seguranca as politica, g.email_resposta as contato from empresa_configuracao g where g.empresa_id = $1`
  const [config] = await run<{ politica: string | null; contato: string | null }>(db, text, [empresaId])
  const historico = await run<Privacidade['historico'][number]>(
    db,
    `select criada_em as data, (campos #>> '{aceitoPoliticaSeguranca,para}') = 'true' as aceito from auditoria
     where entidade = $1 and registro_id = $2 and empresa_id = $3 and campos ? 'aceitoPoliticaSeguranca'
       and (campos #>> '{aceitoPoliticaSeguranca,para}' = 'true' or campos #>> '{aceitoPoliticaSeguranca,de}' = 'true')
     order by id desc limit 50`,
    [entity.path, usuario.id, empresaId],
  )
  const setting = entity.retention?.setting
  const meses = setting === undefined ? undefined : Number(context.empresa[setting] ?? 0)
  const contado = [...deps.model.entities.values()].filter(
    ({ path, lgpd }) => path === entity.path || (lgpd?.about?.includes('candidato') ?? false),
  )
  const ficam = contado.flatMap((one) => lgpdOf(one, deps.model.entities)?.keeps ?? [])
  return {
    aceito: aceitoPoliticaSeguranca === true,
    exigido: context.empresa.exigirAceitePsi === true,
    historico,
    contratado: contratado === true,
    guarda: retentionText(entity, meses),
    ficam: [...new Set(ficam)],
    ...(config?.politica ? { politica: config.politica } : {}),
    ...(config?.contato ? { contato: config.contato } : {}),
  }
}

/** Withdraws the acceptance and notifies the company's data protection users: processing based on consent has to stop. */
async function retira(tx: Ctx): Promise<void> {
  const { empresaId, usuario } = tx.session
  const stored = await readStored(tx, usuario.id, { lock: true })
  if (stored.aceitoPoliticaSeguranca !== true) return
  const nothing = { versaoTermo: undefined, aceitoEm: undefined, enderecoAceite: undefined }
  await changeStored(tx, stored, { ...nothing, aceitoPoliticaSeguranca: false }, 'alteracao')
  await sendMessage(tx.db, {
    empresaId,
    tipo: 'R',
    usuarios: await holdersOf(tx.db, empresaId, LGPD),
    remetente: usuario.nome,
    texto: `${usuario.nome} retirou, no portal, o aceite da política de segurança.`,
    link: `/captacao/candidatos/${usuario.id}`,
  })
}
