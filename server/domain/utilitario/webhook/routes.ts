import type { FastifyRequest } from 'fastify'
import type { PermissionGroup, PermissionScreen } from '#schemas/runtime/answers/utilities/api-keys.ts'
import type { TrialResult, WebhookState } from '#schemas/runtime/answers/utilities/webhooks.ts'
import { EVERY_EVENT, eventKey, eventsOf, hasEvents } from '#schemas/runtime/definition/events.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import { type Ctx, defineRoutes } from '#server/platform/crud/define.ts'
import { largestCount } from '#server/platform/crud/list/list.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { idParam, objectBody, sendPage } from '#server/platform/crud/request/request.ts'
import { writeTrailLine } from '#server/platform/crud/trail/write-trail.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { checkAddress } from '#server/platform/outbound/address.ts'
import { byMenuGroup } from '#server/platform/session/menu/menu.ts'
import { tryOnce } from '#server/platform/webhooks/deliver.ts'
import { renewSecret } from '#server/platform/webhooks/keys.ts'
import { listDeliveries, noteTrial, type Place, sendAgain, sendFailedAgain } from '#server/platform/webhooks/log.ts'
import { type Situacao, situacoes } from '#server/platform/webhooks/webhook.ts'

const text: JsonSchema = { type: 'string' }
const update = 'ROLE_CAD_WEBHOOK_ALTERAR'

export default defineRoutes('utilitario/webhook', (route) => {
  route.get('/eventos', { summary: 'Eventos que um webhook pode receber, por grupo do menu e cadastro' }, async (ctx) =>
    catalogue(ctx),
  )

  route.get(
    '/:id/situacao',
    { summary: 'Se o webhook entrega: endereço liberado, segredo, filas' },
    async (ctx, request): Promise<WebhookState> => {
      const { url, ...place } = await webhookOf(ctx, request)
      return { ...(await stateOf(ctx, place)), ...allowed(url, request.server.prumo.env.webhookHosts) }
    },
  )

  route.post(
    '/:id/segredo',
    { summary: 'Gera um segredo, que só aparece nesta resposta; o anterior vale por mais um dia', authority: update },
    async (ctx, request, reply) => {
      if (ctx.session.key) fail('CHAVE_API_NAO_SERVE')
      const { prumo } = request.server
      const made = await inTransaction(ctx, async (tx) => {
        const place = await webhookOf(tx, request, true)
        await writeTrailLine(tx, place.id, place.empresaId, 'gera-segredo', {})
        return renewSecret(tx.db, prumo.secrets, place, prumo.now())
      })
      return reply.header('cache-control', 'no-store').send(made)
    },
  )

  route.post(
    '/:id/teste',
    { summary: 'Envia um evento de teste agora e diz como o destino respondeu', authority: update },
    async (ctx, request): Promise<TrialResult> => {
      const { prumo } = request.server
      const place = await webhookOf(ctx, request)
      const { target, delivery } = await noteTrial(ctx.db, place, ctx.session.usuario.id, prumo.now())
      const { delivered, codigo, duracao, motivo, resposta } = await tryOnce(prumo, target, delivery)
      return { entregue: delivered, codigo, duracaoMs: duracao, motivo, resposta }
    },
  )

  route.get(
    '/:id/entregas',
    {
      summary: 'Entregas de um webhook, da mais nova à mais antiga',
      querystring: { type: 'object', properties: { situacao: text, page: text, size: text } },
    },
    async (ctx, request, reply) => {
      const place = await webhookOf(ctx, request)
      const query = request.query as { situacao?: string; page?: string; size?: string }
      const page = pageOf(query)
      const found = await listDeliveries(ctx, place, situacaoOf(query.situacao), { ...page, most: largestCount })
      return sendPage(reply, 'entregas', page, found)
    },
  )

  route.post(
    '/:id/entregas/:entrega/reenvia',
    { summary: 'Envia uma entrega outra vez', authority: update },
    async (ctx, request, reply) => {
      const { prumo } = request.server
      await inTransaction(ctx, async (tx) => {
        const place = await webhookOf(tx, request)
        await sendAgain(tx, place, idParam(request, 'entrega'), prumo.now())
        await writeTrailLine(tx, place.id, place.empresaId, 'reenvia-entrega', {})
      })
      prumo.wakeWebhooks()
      return reply.code(204).send()
    },
  )

  route.post(
    '/:id/reenvia-falhas',
    { summary: 'Envia outra vez tudo o que falhou desde um momento', authority: update },
    async (ctx, request) => {
      const { prumo } = request.server
      const since = momentOf(objectBody(request).desde)
      const reenviadas = await inTransaction(ctx, async (tx) => {
        const place = await webhookOf(tx, request)
        const count = await sendFailedAgain(tx, place, since, prumo.now())
        if (count > 0) await writeTrailLine(tx, place.id, place.empresaId, 'reenvia-falhas', {})
        return count
      })
      prumo.wakeWebhooks()
      return { reenviadas }
    },
  )
})

/** Events in the shape of a profile's permissions: by menu group and screen. */
function catalogue({ deps: { model } }: Ctx): PermissionGroup[] {
  const groups = new Map<string, PermissionScreen[]>()
  for (const entity of [...model.entities.values()].filter(hasEvents)) {
    const group = entity.menu?.group ?? 'Geral'
    const permissoes = eventsOf(entity).map(({ name, title }) => ({
      authority: eventKey(entity.path, name),
      titulo: title,
      concedivel: true,
    }))
    groups.set(group, [
      ...(groups.get(group) ?? []),
      { titulo: entity.menu?.title ?? entity.plural, inteira: eventKey(entity.path, EVERY_EVENT), permissoes },
    ])
  }
  return [...groups]
    .map(([titulo, telas]) => ({ titulo, telas: telas.sort((a, b) => a.titulo.localeCompare(b.titulo, 'pt-BR')) }))
    .sort(byMenuGroup(model))
}

/** Reads a webhook. @throws DomainError 404 */
async function webhookOf(ctx: Ctx, request: FastifyRequest, lock = false): Promise<Place & { url: string }> {
  const { id, url } = await readStored(ctx, idParam(request), { lock })
  return { empresaId: ctx.session.empresaId, id, url: String(url) }
}

async function stateOf(ctx: Ctx, { empresaId, id }: Place) {
  const counted = `select count(*) filter (where situacao = 'AGUARDANDO' and evento <> 'teste')::int as aguardando,
    count(*) filter (where situacao = 'FALHOU' and evento <> 'teste')::int as falhas from webhook_entrega where empresa_id = $1 and webhook_id = $2`
  const [counts = { aguardando: 0, falhas: 0 }] = await run<{ aguardando: number; falhas: number }>(ctx.db, counted, [
    empresaId,
    id,
  ])
  const kept =
    'select sal is not null as "temSegredo", falhando_desde as "falhandoDesde" from webhook_estado where empresa_id = $1 and webhook_id = $2'
  const [state] = await run<{ temSegredo: boolean; falhandoDesde: string | null }>(ctx.db, kept, [empresaId, id])
  return { ...counts, temSegredo: state?.temSegredo ?? false, falhandoDesde: state?.falhandoDesde ?? undefined }
}

function allowed(url: string, hosts: readonly string[]): { liberado: boolean; motivo?: string } {
  try {
    checkAddress(url, { setting: 'WEBHOOK_HOSTS', hosts })
    return { liberado: true }
  } catch (error) {
    return { liberado: false, motivo: (error as Error).message }
  }
}

function momentOf(value: unknown): Date {
  const moment = typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? new Date(value) : undefined
  return moment && !Number.isNaN(moment.getTime()) ? moment : invalid([fieldError('desde', 'Desde é obrigatório')])
}

function situacaoOf(value: string | undefined): Situacao | undefined {
  if (!value) return undefined
  return situacoes.find((each) => each === value) ?? fail('PARAMETRO_INVALIDO', { nome: 'situacao' })
}

function pageOf({ page, size }: { page?: string; size?: string }): { offset: number; limit: number } {
  const whole = (nome: string, value: string | undefined, absent: number): number => {
    if (!value) return absent
    return /^\d{1,4}$/.test(value) ? Number(value) : fail('PARAMETRO_INVALIDO', { nome })
  }
  const limit = Math.min(Math.max(whole('size', size, 15), 1), 100)
  return { offset: Math.min(whole('page', page, 0) * limit, 10_000), limit }
}
