import { formatValue } from '#schemas/runtime/display.ts'
import type { Field, RecordData } from '#schemas/runtime/model.ts'
import { leafFields, valueAt } from '#schemas/runtime/paths.ts'
import { isVisible } from '#schemas/runtime/visibility.ts'
import { conceal } from '#server/crud/answer.ts'
import { forEntity } from '#server/crud/context.ts'
import type { Ctx } from '#server/crud/define.ts'
import { mayKnow } from '#server/crud/field-authority.ts'
import { findStored, readRecord, type StoredRecord } from '#server/crud/read.ts'
import { fail } from '#server/errors.ts'
import { fillPlaceholders, type Placeholder, placeholdersOf, saysNothing } from '#server/placeholders/placeholders.ts'
import type { Filling, RowTable } from '#server/reports/document/rich-content.ts'
import { hasAuthority } from '#server/session/session.ts'
import { type Fonte, fontesDe } from './fontes.ts'

/** Columns of a list that names none. */
const COLUNAS = 5

const longDay = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** One record to be printed, with what its text may name. */
export interface Impresso {
  record: StoredRecord
  filling: Filling
}

/**
 * A record as its reader sees it: what he may not see prints as nothing, in the record and in what it refers to.
 * @throws DomainError NAO_AUTORIZADO, NAO_ENCONTRADO
 */
export async function impressoDe(ctx: Ctx, entidade: string, id: number): Promise<Impresso> {
  const own = forEntity(ctx, entidade)
  if (!hasAuthority(ctx.session, own.entity.authority.read)) fail('NAO_AUTORIZADO')
  const record = await readRecord(own, id)
  const fontes = fontesDe(ctx.deps.model, entidade)
  const dados = new Map<string, RecordData | undefined>()
  for (const [raiz, fonte] of fontes) dados.set(raiz, await dadoDe(ctx, fonte, raiz, record))
  return { record, filling: preenchimento(ctx, fontes, dados) }
}

async function dadoDe(ctx: Ctx, { path, campo }: Fonte, raiz: string, record: StoredRecord) {
  const { session, context } = ctx
  if (raiz === 'hoje') {
    const data = context.hoje
    return { data, dataPorExtenso: longDay.format(new Date(`${data}T00:00:00Z`)) }
  }
  if (path === undefined) return { nome: session.usuario.nome }
  if (campo === undefined && raiz !== 'empresa') return record
  if (raiz === 'empresa') {
    const own = forEntity(ctx, path)
    const found = await findStored(own, session.empresaId)
    return found && conceal(own, found)
  }
  const reference = valueAt(record, campo ?? '') as RecordData | undefined
  if (!reference?.id) return undefined
  const other = forEntity(ctx, path)
  // who may not open the record still sees what it is called
  if (!hasAuthority(session, other.entity.authority.read)) return reference
  const found = await findStored(other, Number(reference.id))
  return found ? conceal(other, found) : reference
}

function preenchimento(ctx: Ctx, fontes: Map<string, Fonte>, dados: Map<string, RecordData | undefined>): Filling {
  const valor = ({ root, path }: Placeholder): string => {
    const fonte = fontes.get(root)
    const field = fonte?.fields.get(path)
    const dado = dados.get(root)
    if (!field || !dado || !mayKnow(ctx.session, field) || !esta(ctx, fonte, field, dado)) return ''
    return escrito(field, valueAt(dado, path))
  }
  const lista = (texto: string): RowTable | undefined => {
    const [marcador, outro] = placeholdersOf(texto)
    const fonte = marcador && fontes.get(marcador.root)
    const field = fonte?.fields.get(marcador?.path ?? '')
    if (!marcador || outro || field?.kind !== 'children') return undefined
    const dado = dados.get(marcador.root)
    const rows = dado && mayKnow(ctx.session, field) && esta(ctx, fonte, field, dado) ? valueAt(dado, field.path) : []
    return tabela(ctx, field, marcador.columns, (rows ?? []) as RecordData[])
  }
  return {
    fill: (texto) => fillPlaceholders(texto, valor),
    empty: (texto) => saysNothing(texto, valor),
    table: lista,
  }
}

/** A field that its record hides now keeps what it held: that is not printed. */
function esta(ctx: Ctx, fonte: Fonte | undefined, field: Field, dado: RecordData): boolean {
  if (fonte?.path === undefined) return true
  return isVisible(ctx.deps.runtimes.get(fonte.path), field, dado, ctx.context)
}

function escrito(field: Field, value: unknown): string {
  const text = formatValue(field, value)
  return field.hint.widget === 'moeda' && text !== '' ? `R$\u00a0${text}` : text
}

function tabela({ deps, session }: Ctx, field: Field, names: string[], rows: RecordData[]): RowTable {
  const child = deps.model.entities.get(field.target ?? '')
  const leaves = leafFields(child?.fields ?? []).filter((one) => mayKnow(session, one) && one.kind !== 'children')
  const wanted = names.length > 0 ? names : (child?.list.columns ?? leaves.map(({ path }) => path)).slice(0, COLUNAS)
  const known = wanted.flatMap((path) => leaves.find((leaf) => leaf.path === path && !leaf.writeOnly) ?? [])
  // nobody asked for a column in which no row says anything
  const filled = known.filter((column) => rows.some((row) => escrito(column, valueAt(row, column.path)) !== ''))
  const columns = names.length > 0 || filled.length === 0 ? known : filled
  return {
    titles: columns.map(({ title }) => title),
    rows: rows.map((row) => columns.map((column) => escrito(column, valueAt(row, column.path)))),
  }
}
