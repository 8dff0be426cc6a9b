import type { SentLine } from '#schemas/runtime/answers/notices.ts'
import { recordAddress } from '#schemas/runtime/definition/summary.ts'
import { labelsOf } from '#server/features/log/labels.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { largestCount } from '#server/platform/crud/list/list.ts'
import { seesNamed } from '#server/platform/crud/sight/visible-rows.ts'
import { type Db, run, Values } from '#server/platform/database/sql.ts'
import { ADDRESS, RECORD, USER } from './recipients.ts'

interface Row {
  id: number
  entidade: string
  registro: number
  dia: string | null
  canal: SentLine['canal']
  destino: string
  situacao: SentLine['situacao']
  motivo: string | null
  notado_em: string
  encerrado_em: string | null
}

/** Occasions a notice delivered, newest first, about records that the session sees. */
export async function listSent(
  ctx: Ctx,
  notice: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: SentLine[]; total: number }> {
  const values = new Values()
  const { empresaId } = ctx.session
  const own = `e.empresa_id = ${values.add(empresaId)} and e.aviso_id = ${values.add(notice)}`
  const seen = seesNamed({ entity: 'e.entidade', id: 'e.registro_id' }, ctx.session, values, ctx.deps)
  const from = `from aviso_envio e where ${own} and ${seen}`
  const [count] = await run<{ n: number }>(
    ctx.db,
    `select count(*)::int as n from (select 1 ${from} limit ${largestCount}) c`,
    values.list,
  )
  const page = `select e.id::int, e.entidade, e.registro_id::int as registro, e.dia::text, e.canal, e.destino, e.situacao, e.motivo, e.notado_em, e.encerrado_em
    ${from} order by e.id desc limit ${values.add(limit)} offset ${values.add(offset)}`
  const rows = await run<Row>(ctx.db, page, values.list)
  const records = await labelsOf(
    ctx.db,
    ctx.deps.model,
    rows.map(({ entidade, registro }) => [entidade, registro] as const),
  )
  const people = await recipientNames(
    ctx.db,
    rows.map(({ destino }) => destino),
  )
  const lines = rows.map((row) => ({
    id: row.id,
    registro: records.get(`${row.entidade} ${row.registro}`) || `Código ${row.registro}`,
    rota: addressOf(ctx, row),
    canal: row.canal,
    para: people.get(row.destino) ?? '',
    ...(row.dia === null ? {} : { dia: row.dia }),
    situacao: row.situacao,
    ...(row.motivo === null ? {} : { motivo: row.motivo }),
    notadoEm: row.notado_em,
    ...(row.encerrado_em === null ? {} : { encerradoEm: row.encerrado_em }),
  }))
  return { rows: lines, total: count?.n ?? 0 }
}

/** Names of recipients. */
export async function recipientNames(db: Db, recipients: string[]): Promise<Map<string, string>> {
  const ids = recipients.filter((one) => one.startsWith(USER)).map((one) => Number(one.slice(USER.length)))
  const users = await run<{ id: number; nome: string }>(
    db,
    'select id::int as id, nome from usuario where id = any($1::bigint[])',
    [ids],
  )
  const named = new Map(users.map(({ id, nome }) => [`${USER}${id}`, nome]))
  return new Map(
    recipients.map((one) => {
      if (one.startsWith(ADDRESS)) return [one, one.slice(ADDRESS.length)]
      if (one === RECORD) return [one, 'E-mail do registro']
      return [one, named.get(one) ?? (one.startsWith(USER) ? 'Usuário excluído' : 'Webhooks da empresa')]
    }),
  )
}

function addressOf({ deps }: Ctx, { entidade, registro }: Row): string {
  const entity = deps.model.entities.get(entidade)
  return recordAddress({ summary: entity?.summary }, entity?.route ?? '', registro)
}
