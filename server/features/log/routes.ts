import type { FastifyInstance } from 'fastify'
import type { LogLine, LogOptions } from '#schemas/runtime/answers/trail.ts'
import { displayInstant } from '#schemas/runtime/dates.ts'
import type { JsonSchema } from '#schemas/runtime/model.ts'
import { requireSession, type Session } from '#server/platform/access/session.ts'
import { escapeFormula } from '#server/platform/crud/csv.ts'
import { sendSheet, sheetFormat } from '#server/platform/crud/exchange/sheet.ts'
import { largestCount } from '#server/platform/crud/list/list.ts'
import { type PageQuery, pageOf } from '#server/platform/crud/request/page-query.ts'
import { sendPage } from '#server/platform/crud/request/request.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import type { Prumo } from '#server/prumo.ts'
import { seesEverything, whoseLines } from './asked.ts'
import { type LogFilter, logStatement, NEWEST, SEARCHED } from './filter.ts'
import { type LogRow, logLines } from './lines.ts'
import { logModules } from './screens.ts'

/** Maximum lines of an export, and lines per query. */
const MOST_EXPORTED = 100_000
const BATCH = 1000

const COLUMNS = `a.id, a.criada_em, a.usuario_nome, a.empresa_id, (select e.nome from empresa e where e.id = a.empresa_id) as empresa,
  a.entidade, a.registro_id, a.operacao, a.campos, a.origem, a.lote_id`

const text: JsonSchema = { type: 'string' }
const filters = [
  'dataIni',
  'dataFim',
  'usuarioId',
  'modulo',
  'entidade',
  'operacao',
  'registroId',
  'lote',
  'empresa',
  'q',
]
const querystring: JsonSchema = {
  type: 'object',
  properties: Object.fromEntries([...filters, 'page', 'size', 'formato'].map((name) => [name, text])),
}

type Query = LogFilter & PageQuery & { formato?: string }

/** Routes of the audit trail: read-only, of the session's company unless it sees all — spec 3 §2 (/utilitario/log) */
export async function logRoutes(app: FastifyInstance): Promise<void> {
  const { prumo } = app
  const config = { authority: 'ROLE_VER_LOG' }
  const tags = ['Log']
  app.get<{ Querystring: Query }>(
    '/api/utilitario/log',
    { config, schema: { tags, summary: 'Log de auditoria, do mais novo ao mais antigo', querystring } },
    async (request, reply) => {
      const session = requireSession(request)
      const query = pageOf(request.query)
      const { from, values } = logStatement(prumo, session, request.query)
      const kysely = prumo.database.kysely
      const count = `select count(*)::int as n from (select 1 ${from} limit ${largestCount}) c`
      const [total] = await run<{ n: number }>(kysely, count, values.list)
      const page = `select ${COLUMNS} ${from} ${NEWEST} limit ${query.limit} offset ${query.offset}`
      // no second search when the count is 0
      const rows = total?.n ? await run<LogRow>(kysely, page, values.list) : []
      return sendPage(reply, 'utilitario/log', query, {
        rows: await logLines(prumo, session, rows),
        total: total?.n ?? 0,
      })
    },
  )
  app.get(
    '/api/utilitario/log/opcoes',
    { config, schema: { tags, summary: 'O que os filtros do log oferecem' } },
    (request) => options(prumo, requireSession(request)),
  )
  app.get<{ Querystring: Query }>(
    '/api/utilitario/log/exportacao',
    { config, schema: { tags, summary: 'Exporta o log em CSV ou XLSX', querystring } },
    async (request, reply) => {
      const format = sheetFormat(request.query.formato)
      const lines = exported(prumo, requireSession(request), request.query)
      const columns = titles.map((header) => ({ header, width: 24 }))
      return sendSheet(reply, 'log', format, { name: 'Log', columns, rows: cells(lines) })
    },
  )
  app.get<{ Params: { id: string } }>(
    '/api/utilitario/log/:id',
    { config, schema: { tags, summary: 'Uma linha do log' } },
    async (request) => {
      const session = requireSession(request)
      if (!/^\d{1,15}$/.test(request.params.id)) fail('NAO_ENCONTRADO')
      const everywhere = seesEverything(session) ? { empresa: 'todas' } : {}
      const { from, values } = logStatement(prumo, session, everywhere)
      const condition = `and a.id = ${values.add(Number(request.params.id))}`
      const rows = await run<LogRow>(prumo.database.kysely, `select ${COLUMNS} ${from} ${condition}`, values.list)
      const [line] = await logLines(prumo, session, rows)
      return line ?? fail('NAO_ENCONTRADO')
    },
  )
}

async function options(prumo: Prumo, session: Session): Promise<LogOptions> {
  const whose = await whoseLines(prumo.database.kysely, session)
  return { modulos: logModules(prumo.model), ...whose, pesquisadas: SEARCHED }
}

const titles = ['Data e Hora', 'Usuário', 'Empresa', 'Módulo', 'Tela', 'Operação', 'Registro', 'Código', 'Alterações']

/** Streams lines newest first, 1,000 per query (keyset pagination). Invalid filters are refused before the answer begins. */
function exported(prumo: Prumo, session: Session, filter: Query): AsyncGenerator<LogLine> {
  const statement = logStatement(prumo, session, filter)
  return (async function* () {
    let before: [string, number] = ['infinity', 0]
    for (let done = 0; done < MOST_EXPORTED; done += BATCH) {
      const { from, values } = statement
      const place = values.list.length
      const mark = `(a.criada_em, a.id) < ($${place + 1}::timestamptz, $${place + 2}::bigint)`
      // instants as text: JavaScript dates lose the microseconds that distinguish lines of a transaction
      const page = `select ${COLUMNS}, a.criada_em::text as instante ${from} and ${mark} ${NEWEST} limit ${BATCH}`
      const rows = await run<LogRow & { instante: string }>(prumo.database.kysely, page, [...values.list, ...before])
      yield* await logLines(prumo, session, rows)
      const last = rows.at(-1)
      if (!last || rows.length < BATCH) return
      before = [last.instante, last.id]
    }
  })()
}

function cellsOf(line: LogLine): string[] {
  const changes = line.campos.map(({ titulo, de, para }) => `${titulo}: ${de || '(vazio)'} → ${para || '(vazio)'}`)
  const { dataHora, usuario, empresa, modulo, tela, operacao, registro = '', registroId } = line
  const cells = [displayInstant(dataHora), usuario, empresa, modulo, tela, operacao, registro, String(registroId)]
  return [...cells, changes.join('; ')].map(escapeFormula)
}

async function* cells(lines: AsyncGenerator<LogLine>) {
  for await (const line of lines) yield cellsOf(line)
}
