import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { colaboreTexts, recebeEnvios, statusColabore } from '#schemas/runtime/domain/colabore.ts'
import { empresaAtual } from '#server/domain/utilitario/empresa/queries.ts'
import { anota, exigeServico, marcaRecusa } from '#server/domain/utilitario/integracao/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { type ColaboreArea, sendAreas } from '#server/platform/integrations/colabore/client.ts'

/**
 * Sends all areas of the company to the payroll system. @throws DomainError NAO_AUTORIZADO for restricted sessions,
 * which would send an incomplete tree
 */
export async function enviaAoColabore(ctx: Ctx, { server, log }: FastifyRequest): Promise<{ enviadas: number }> {
  if (ctx.session.restricted) fail('NAO_AUTORIZADO')
  const { cnpj, acIntegra } = await empresaAtual(ctx)
  const status = statusColabore(ctx.context.parametros.statusColabore, acIntegra)
  if (!recebeEnvios(status)) fail('COLABORE_INATIVO', { motivo: colaboreTexts[status] })
  const { prumo } = server
  const settings = await exigeServico(ctx, prumo.env, 'FORTES_COLABORE', 'COLABORE_NAO_CONFIGURADO')
  const areas = await todasAsAreas(ctx)
  const sent = await sendAreas(settings, cnpj, areas)
  const said = { ok: sent.status === 'sent', mensagem: `Áreas enviadas: ${sent.areas} de ${areas.length}.` }
  await anota(ctx.db, ctx.session.empresaId, 'FORTES_COLABORE', said)
  if (sent.status === 'sent') return { enviadas: sent.areas }
  if (sent.status === 'refused') await marcaRecusa(ctx, prumo)
  if (sent.status === 'unavailable') log.warn(`Colabore: ${sent.reason}`)
  const params = { enviadas: sent.areas, total: areas.length }
  return fail(sent.status === 'refused' ? 'COLABORE_RECUSOU' : 'COLABORE_SEM_RESPOSTA', params)
}

/** All areas, parents before children. */
async function todasAsAreas({ db, session }: Ctx): Promise<ColaboreArea[]> {
  const { rows } = await sql<Row>`
    with recursive arvore as (
      select id, 0 as nivel from area_organizacional where empresa_id = ${session.empresaId} and area_mae_id is null
      union all
      select a.id, arvore.nivel + 1 from area_organizacional a join arvore on a.area_mae_id = arvore.id
      where a.empresa_id = ${session.empresaId}
    )
    select a.id, a.nome, a.ativo is true as ativo, a.codigo_ac as "codigoAC", a.area_mae_id as mae
    from arvore join area_organizacional a on a.empresa_id = ${session.empresaId} and a.id = arvore.id
    order by arvore.nivel, a.id`.execute(db)
  return rows.map(({ id, nome, ativo, codigoAC, mae }) => ({
    ...{ id, nome, ativo },
    ...(codigoAC === null ? {} : { codigoAC }),
    ...(mae === null ? {} : { areaMaeId: mae }),
  }))
}

interface Row {
  id: number
  nome: string
  ativo: boolean
  codigoAC: string | null
  mae: number | null
}
