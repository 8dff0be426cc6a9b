import type { FastifyInstance } from 'fastify'
import { displayInstant } from '#schemas/runtime/dates.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import type { SecurityLine } from '#schemas/runtime/shown/security.ts'
import { whoseLines } from '#server/features/log/asked.ts'
import { requireSession, type Session } from '#server/platform/access/session.ts'
import { escapeFormula } from '#server/platform/crud/csv.ts'
import { sendSheet, sheetFormat } from '#server/platform/crud/exchange/sheet.ts'
import { largestCount } from '#server/platform/crud/list/list.ts'
import { type PageQuery, pageOf } from '#server/platform/crud/request/page-query.ts'
import { sendPage } from '#server/platform/crud/request/request.ts'
import { run, Values } from '#server/platform/database/sql.ts'
import type { Prumo } from '#server/prumo.ts'
import { type SecurityFilter, securityWhere } from './filter.ts'
import { COLUMNS, type SecurityRow, securityLines } from './lines.ts'

type Query = SecurityFilter & PageQuery & { formato?: string }

const text: JsonSchema = { type: 'string' }
const names = ['dataIni', 'dataFim', 'evento', 'usuarioId', 'empresa', 'page', 'size', 'formato']
const querystring: JsonSchema = { type: 'object', properties: Object.fromEntries(names.map((name) => [name, text])) }

const NEWEST = 'order by r.id desc'
/** Maximum lines of a spreadsheet, and lines per query. */
const MOST_EXPORTED = 100_000
const BATCH = 1000

/** Routes of the security log: log-ins, changes of rights, exported data. */
export async function securityRoutes(app: FastifyInstance): Promise<void> {
  const { prumo } = app
  const config = { authority: 'ROLE_VER_SEGURANCA' }
  const tags = ['Segurança']
  app.get<{ Querystring: Query }>(
    '/api/utilitario/seguranca',
    { config, schema: { tags, summary: 'Registro de segurança, do mais novo ao mais antigo', querystring } },
    async (request, reply) => {
      const { kysely } = prumo.database
      const page = pageOf(request.query)
      const values = new Values()
      const from = `from registro_seguranca r ${securityWhere(requireSession(request), request.query, values)}`
      const count = `select count(*)::int as n from (select 1 ${from} limit ${largestCount}) c`
      const [total] = await run<{ n: number }>(kysely, count, values.list)
      const lines = `select ${COLUMNS} ${from} ${NEWEST} limit ${page.limit} offset ${page.offset}`
      const rows = await run<SecurityRow>(kysely, lines, values.list)
      const found = await securityLines(kysely, prumo.model, rows)
      return sendPage(reply, 'utilitario/seguranca', page, { rows: found, total: total?.n ?? 0 })
    },
  )
  app.get(
    '/api/utilitario/seguranca/opcoes',
    { config, schema: { tags, summary: 'O que os filtros do registro de segurança oferecem' } },
    (request) => whoseLines(prumo.database.kysely, requireSession(request)),
  )
  app.get<{ Querystring: Query }>(
    '/api/utilitario/seguranca/exportacao',
    { config, schema: { tags, summary: 'Exporta o registro de segurança em CSV ou XLSX', querystring } },
    async (request, reply) => {
      const format = sheetFormat(request.query.formato)
      const lines = exported(prumo, requireSession(request), request.query)
      const columns = titles.map((header) => ({ header, width: 24 }))
      return sendSheet(reply, 'seguranca', format, { name: 'Segurança', columns, rows: lines })
    },
  )
}

const titles = ['Data e Hora', 'Evento', 'Usuário', 'Empresa', 'Endereço', 'Aparelho', 'Detalhe']

/** Streams lines newest first, 1,000 per query. Invalid filters are refused before the answer begins. */
function exported(prumo: Prumo, session: Session, filter: Query): AsyncGenerator<string[]> {
  const values = new Values()
  const where = securityWhere(session, filter, values)
  const place = values.list.length
  const page = `select ${COLUMNS} from registro_seguranca r ${where} and r.id < $${place + 1} ${NEWEST} limit ${BATCH}`
  return (async function* () {
    let before = Number.MAX_SAFE_INTEGER
    for (let done = 0; done < MOST_EXPORTED; done += BATCH) {
      const rows = await run<SecurityRow>(prumo.database.kysely, page, [...values.list, before])
      for (const line of await securityLines(prumo.database.kysely, prumo.model, rows)) yield cellsOf(line)
      const last = rows.at(-1)
      if (!last || rows.length < BATCH) return
      before = last.id
    }
  })()
}

const cellsOf = ({ dataHora, titulo, usuario, empresa, endereco, aparelho, detalhe }: SecurityLine): string[] =>
  [displayInstant(dataHora), titulo, usuario, empresa, endereco, aparelho, detalhe].map((cell) =>
    escapeFormula(cell ?? ''),
  )
