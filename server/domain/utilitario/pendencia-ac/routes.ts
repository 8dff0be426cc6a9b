import type { Pendencia } from '#schemas/runtime/answers/utilities/payroll-issues.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { nomesNasPendencias } from '#server/domain/gestao-talentos/talento/queries.ts'
import { dropEmpty } from '#server/platform/base/present.ts'
import { inTransaction } from '#server/platform/crud/context.ts'
import { type Ctx, defineRoutes } from '#server/platform/crud/define.ts'
import { entityOf } from '#server/platform/crud/read/entity-of.ts'
import { objectBody } from '#server/platform/crud/request/request.ts'
import { deleteInside } from '#server/platform/crud/write/operations.ts'
import { DomainError, errorText, fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { integrada, podeRemover, usuarioDaFolha } from './permissao.ts'

const text: JsonSchema = { type: 'string' }
const ids: JsonSchema = { type: 'array', items: { type: 'integer' } }

/** Most items removed per request. */
const MAXIMO = 1000

/** Items that the payroll integration could not settle — spec 1 §2.6, §6, §7.1 */
export default defineRoutes('utilitario/pendencia-ac', (route) => {
  route.get(
    '//pendencias-ac',
    {
      summary: 'Pendências da integração com a folha',
      authority: 'LOGIN',
      response: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            id: { type: 'integer' },
            tipo: { enum: ['ausencia', 'pendencia'] },
            pendencia: text,
            detalhes: text,
            statusDetalhes: text,
            msg: text,
            role: text,
            statusCancelado: { type: 'boolean' },
            podeRemover: { type: 'boolean' },
            motivo: text,
          },
        },
      },
    },
    (ctx) => pendencias(ctx),
  )

  route.delete(
    '//pendencias-ac',
    {
      summary: 'Exclui pendências da integração com a folha: todas as indicadas, ou nenhuma',
      authority: 'LOGIN',
      body: { type: 'object', required: ['pendencias'], properties: { pendencias: ids } },
      checksItself: true,
      response: { type: 'object', properties: { message: text } },
    },
    async (ctx, request) => {
      const wanted = lerIds(objectBody(request).pendencias)
      try {
        await inTransaction(ctx, (tx) => exclui(tx, wanted))
      } catch (error) {
        if (error instanceof DomainError) throw error
        request.log.error(error)
        fail('PENDENCIAS_AC_NAO_EXCLUIDAS')
      }
      // spec 1 §8
      return { message: 'Pendencia(s) AC excluida(s) com sucesso.' }
    },
  )
})

/** Origins whose items get the talent's name when they are read, as it must not be stored in them. */
const DE_TALENTOS: Record<string, 'talentos' | 'linhas'> = {
  'gestao-talentos/talento': 'talentos',
  'gestao-talentos/talento-historico': 'linhas',
}

async function pendencias(ctx: Ctx): Promise<Pendencia[]> {
  if (!integrada(ctx)) return []
  const daFolha = await usuarioDaFolha(ctx)
  const rows = await ctx.db
    .selectFrom('pendencia_ac')
    .select(['id', 'tipo', 'pendencia', 'detalhes', 'status_detalhes as statusDetalhes', 'msg', 'role'])
    .select(['status_cancelado as statusCancelado', 'origem', 'origem_id as origemId'])
    .where('empresa_id', '=', ctx.session.empresaId)
    .orderBy('id')
    .execute()
  const nomes = await nomesNasPendencias(ctx)
  return rows.flatMap(({ origem, origemId, ...row }): Pendencia[] => {
    const deQuem = DE_TALENTOS[origem ?? '']
    const nome = deQuem && nomes[deQuem].get(Number(origemId))
    // items of a talent only for sessions that see him
    if (deQuem && nome === undefined) return []
    const detalhes = nome === undefined ? row.detalhes : `${nome}: ${row.detalhes ?? ''}`
    const item = dropEmpty({ ...row, detalhes })
    if (podeRemover(ctx.session, item, daFolha)) return [{ ...item, podeRemover: true }]
    return [{ ...item, podeRemover: false, motivo: errorText('PENDENCIA_AC_SEM_PERMISSAO') }]
  })
}

/** Removes items by ascending id, so that concurrent requests cannot deadlock. */
async function exclui(tx: Ctx, wanted: number[]): Promise<void> {
  if (!integrada(tx)) fail('NAO_ENCONTRADO')
  const { ctx: own, read } = entityOf(tx, 'utilitario/pendencia-ac')
  const daFolha = await usuarioDaFolha(tx)
  for (const id of wanted) {
    const item = await read(id, { lock: true })
    if (!podeRemover(tx.session, item, daFolha)) fail('PENDENCIA_AC_SEM_PERMISSAO')
    await deleteInside(own, id, undefined)
  }
}

function lerIds(value: unknown): number[] {
  const isId = (id: unknown): id is number => Number.isSafeInteger(id) && Number(id) > 0
  if (!Array.isArray(value) || value.length === 0 || !value.every(isId))
    return invalid([fieldError('pendencias', 'Informe os códigos das pendências a excluir')])
  if (value.length > MAXIMO) invalid([fieldError('pendencias', 'Informe no máximo 1.000 pendências')])
  return [...new Set(value)].sort((a, b) => a - b)
}
