import type { Entity } from '#schemas/runtime/model.ts'
import { requireConfirmation } from '#server/platform/access/session.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { patienceOf, sendAccepted } from '#server/platform/queue/accepted.ts'
import { recordSecurity } from '#server/platform/security/record.ts'
import type { Ctx } from '../define.ts'
import type { AddRoute, Handler } from '../request/add-route.ts'
import type { ListQuery } from '../request/list-query.ts'
import { exportOf } from './export.ts'
import { importRoutes } from './import-routes.ts'
import { sendAttachment, sendSheet } from './sheet.ts'

/** Spreadsheets in and out for an entity with records of its own. */
export function exchangeRoutes(add: AddRoute, route: string, entity: Entity): void {
  const file = fileNameOf(entity)
  const exportList: Handler = async (ctx, request, reply) => {
    const query = request.query as Record<string, unknown>
    const { format, sheet, list } = exportOf(ctx, query)
    if (isWholeRegister(ctx, list)) requireConfirmation(ctx.session)
    if (entity.lgpd?.person) await recordExport(ctx, list, format)
    const wait = patienceOf(request)
    if (wait === undefined) return sendSheet(reply, file, format, sheet)
    const texts = Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    const input = { entidade: entity.path, consulta: Object.fromEntries(texts) }
    const title = `Exportação de ${ctx.entity.plural}`
    const outcome = await request.server.prumo.jobs.within(ctx.session, 'exportacao', input, { title, wait })
    if ('tarefaId' in outcome) return sendAccepted(reply, outcome.tarefaId)
    return sendAttachment(reply, outcome.result.arquivo ?? fail('NAO_ENCONTRADO'))
  }
  add('GET', `${route}/exportacao`, entity.authority.read, exportList, { asked: true })
  importRoutes(add, route, entity, file)
}

/** Records an export of persons in the security log, with the names of its filters but not their values, which may be personal. */
async function recordExport({ db, session, entity }: Ctx, { filter, q }: ListQuery, formato: string): Promise<void> {
  const filtros = [...Object.keys(filter), ...(q?.trim() ? ['q'] : [])]
  await recordSecurity(db, {
    evento: 'EXPORTACAO_PESSOAS',
    empresaId: session.empresaId,
    usuarioId: session.usuario.id,
    sessao: session.id,
    dados: { entidade: entity.path, formato, filtros, ...(session.key ? { chave: session.key.id } : {}) },
  })
}

/** Whether every person of a register is exported at once; API keys are exempt, since whoever creates one has confirmed himself. */
const isWholeRegister = ({ entity, session }: Ctx, { filter, q }: ListQuery): boolean =>
  entity.lgpd?.person !== undefined && !session.key && Object.keys(filter).length === 0 && !q?.trim()

/** 'Solicitações de Pessoal' → 'solicitacoes-de-pessoal' */
export const fileNameOf = ({ plural }: Entity): string =>
  plural
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase()
