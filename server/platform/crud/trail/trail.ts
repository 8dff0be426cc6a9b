import type { TrailChange, TrailEntry } from '#schemas/runtime/answers/trail.ts'
import type { Entity, RecordData } from '#schemas/runtime/model.ts'
import { fieldAt } from '#schemas/runtime/paths.ts'
import { formatValue } from '#schemas/runtime/shown/display.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'
import type { Ctx } from '../define.ts'
import { readStored, type StoredRecord } from '../read/read.ts'
import { concealedIn } from '../sight/concealed.ts'
import { knownRows, mayKnow } from '../sight/field-authority.ts'
import { nameReferences } from './named-references.ts'
import type { Changes, Origin } from './write-trail.ts'

/** A row of the trail, as `TRAIL` selects it. */
export interface TrailRow {
  id: number
  criada_em: string
  usuario_id: number | null
  usuario_nome: string | null
  operacao: string
  campos: Changes
  lote_id: number | null
  origem: Origin | null
}

const titles: Record<string, string> = {
  criacao: 'Criação',
  alteracao: 'Alteração',
  exclusao: 'Exclusão',
  restauracao: 'Restauração',
  'versao-restaurada': 'Volta a um estado anterior',
  apagamento: 'Apagamento definitivo',
  anonimizacao: 'Anonimização (LGPD)',
  aprovacao: 'Aprovação de uma etapa',
  'aviso-exclusao': 'Aviso de exclusão por prazo (LGPD)',
  'copia-anonima': 'Cópia anônima gerada (LGPD)',
  'dados-entregues': 'Dados pessoais entregues (LGPD)',
  'encerra-sessoes': 'Sessões encerradas',
  'edicao-em-lote': 'Edição em lote',
  'edicao-desfeita': 'Edição em lote desfeita',
  'chave-criada': 'Chave de API criada',
  'chave-revogada': 'Chave de API revogada',
  importacao: 'Importação',
  'importacao-desfeita': 'Importação desfeita',
}

/** Titles of operations that are part of an operation on many records. */
const titlesInBatch: Record<string, string> = {
  criacao: 'Criação por importação',
  alteracao: 'Alteração em lote',
  exclusao: 'Exclusão em lote',
}

/** Title of an operation of the trail: the standard ones, then the entity's actions and other operations by their titles, else its name. */
export const operationTitle = (entity: Entity | undefined, operacao: string, inBatch = false): string =>
  (inBatch ? titlesInBatch[operacao] : undefined) ??
  titles[operacao] ??
  entity?.actions.find(({ name }) => name === operacao)?.title ??
  entity?.operations[operacao] ??
  operacao

/** The name of the user, with the API key where the change came by one. */
export const byWhom = <T extends string | null>(nome: T, origem: Origin | null): T | string =>
  origem?.chave ? `${nome ?? ''}, pela chave de API ${origem.chave.nome}` : nome

/** Adds the name of what an operation was done to where that is no record (an API key). */
export const withName = (title: string, origem: Origin | null): string =>
  origem?.tipo === 'sobre-chave' ? `${title}: ${origem.nome ?? ''}` : title

/** Columns of the trail that its lines are made from. */
export const TRAIL = 'id, criada_em, usuario_id, usuario_nome, operacao, campos, lote_id, origem'

const LINES = hot(`select ${TRAIL} from auditoria where entidade = $1 and registro_id = $2 order by id desc limit 500`)

/** The trail of a record the session sees, newest first, at most 500 lines. */
export async function historyOf(ctx: Ctx, id: number): Promise<TrailEntry[]> {
  const stored = await readStored(ctx, id)
  return tellTrail(ctx, stored, await run<TrailRow>(ctx.db, LINES, [ctx.entity.path, id]))
}

/** Lines of the trail of a record, as far as the session may know what they say. */
export async function tellTrail(ctx: Ctx, stored: StoredRecord, rows: TrailRow[]): Promise<TrailEntry[]> {
  const concealed = await concealedIn(ctx, stored.id)
  const told = rows.map(({ campos }) => ({ entity: ctx.entity, changes: knownTo(ctx, campos, concealed, stored) }))
  const named = await nameReferences(ctx, told)
  return rows.map((row, i) => ({
    id: row.id,
    data: row.criada_em,
    usuario: { id: row.usuario_id, nome: byWhom(row.usuario_nome, row.origem) },
    operacao: row.operacao,
    titulo: withName(operationTitle(ctx.entity, row.operacao, row.lote_id !== null), row.origem),
    ...(row.lote_id === null ? {} : { loteId: row.lote_id }),
    campos: readableChanges(ctx, named[i] ?? {}),
  }))
}

/** What a session may know of a change: without fields that are kept from it, also in the rows of lists, and those this record conceals from it. */
export function knownTo(
  { entity, session, deps }: Pick<Ctx, 'entity' | 'session' | 'deps'>,
  changes: Changes,
  concealed: string[] = [],
  record?: RecordData,
): Changes {
  const known = Object.entries(changes).flatMap(([path, change]): [string, Changes[string]][] => {
    const field = fieldAt(entity as Entity, path)
    if (field === undefined || concealed.includes(path) || !mayKnow(session, field, record)) return []
    if (field.kind !== 'children') return [[path, change]]
    const rows = (value: unknown) => knownRows(deps.model, session, field, value)
    return [[path, { ...change, de: rows(change.de), para: rows(change.para) }]]
  })
  return Object.fromEntries(known)
}

/** Changes with the titles of fields and their values as the form shows them. */
export function readableChanges({ entity }: Pick<Ctx, 'entity'>, changes: Changes): TrailChange[] {
  return Object.entries(changes).flatMap(([path, { de, para }]) => {
    const field = fieldAt(entity as Entity, path)
    if (!field) return []
    return [{ campo: path, titulo: field.title, de: formatValue(field, de), para: formatValue(field, para) }]
  })
}
