import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Trecho } from '#schemas/runtime/answers/recruitment/candidates.ts'
import type { Ctx, RouteCollector } from '#server/platform/crud/define.ts'
import { visibleSql } from '#server/platform/crud/sight/visible-sql.ts'
import { run } from '#server/platform/database/sql.ts'
import { fieldError, invalid } from '#server/platform/errors/errors.ts'
import { candidatas, trechoDe } from './trecho.ts'

/** Most candidates of one request. */
const MAIS = 200
/** Characters of a CV that are searched. */
const LONGO = 100_000

const RADICAIS = `select coalesce(tsvector_to_array(to_tsvector('portuguese', prumo_palavras($1))), '{}') as radicais`
const FORMAS = `select p as palavra from unnest($1::text[]) p
  where tsvector_to_array(to_tsvector('portuguese', prumo_palavras(p))) && $2::text[]`

/** Excerpts of CVs around the searched words, for a page of candidates found by the filter `curriculo`. */
export function trechos(route: RouteCollector): void {
  route.get(
    '/trechos',
    {
      summary: 'Trechos dos currículos em que estão as palavras procuradas',
      querystring: {
        type: 'object',
        properties: {
          curriculo: { type: 'string' },
          ids: { type: 'string', title: 'Candidatos, separados por vírgula' },
        },
      },
    },
    async (ctx, request) => {
      const { palavras, ids } = lidos(request)
      const [{ radicais = [] } = {}] = await run<{ radicais: string[] }>(ctx.db, RADICAIS, [palavras])
      return radicais.length === 0 ? [] : trechosDe(ctx, ids, radicais)
    },
  )
}

function lidos(request: FastifyRequest): { palavras: string; ids: number[] } {
  const { curriculo = '', ids = '' } = request.query as Record<string, unknown>
  const texto = String(curriculo)
  const numeros = String(ids).split(',').map(Number)
  if (texto.length > 200 || /\0|\p{Cs}/u.test(texto))
    return invalid([fieldError('curriculo', 'Valor inválido para o filtro curriculo')])
  if (numeros.length > MAIS || !numeros.every((id) => Number.isSafeInteger(id) && id > 0))
    return invalid([fieldError('ids', 'Valor inválido para o filtro ids')])
  // negated words are not highlighted
  return { palavras: texto.replaceAll(/-("[^"]*"?|\S+)/g, ' '), ids: numeros }
}

async function trechosDe(ctx: Ctx, ids: number[], radicais: string[]): Promise<Trecho[]> {
  const { rows } = await sql<{ id: number; texto: string }>`
    select c.id, left(c.ocr_texto, ${LONGO}) as texto from candidato c
    where ${visibleSql(ctx, 'captacao/candidato', 'c')} and c.id = any(${ids}) and c.ocr_texto is not null`.execute(
    ctx.db,
  )
  const palavras = [...new Set(rows.flatMap(({ texto }) => candidatas(texto, radicais)))]
  const formas = await run<{ palavra: string }>(ctx.db, FORMAS, [palavras, radicais])
  const achadas = new Set(formas.map(({ palavra }) => palavra))
  return rows
    .map(({ id, texto }) => ({ id: Number(id), trecho: trechoDe(texto, achadas) }))
    .filter(({ trecho }) => trecho.length > 0)
}
