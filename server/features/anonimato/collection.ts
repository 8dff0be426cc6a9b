import type { Atributo } from '#schemas/runtime/anonimato/atributos.ts'
import type { ColecaoAnonima } from '#server/platform/database/base-tables.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { classFor } from './sizes.ts'

/** Key of a collection of sheets: a record of a register (a survey, an evaluated person) and its version; for records that never close, the period. */
export interface CollectionKey {
  empresaId: number
  registro: string
  registroId: number
  versao: number
}

export interface Collection extends CollectionKey {
  minimo: number
  atributos: Atributo[]
  tamanho: number
  situacao: ColecaoAnonima['situacao']
  destruidas: number
  perdidas: number
  comentariosLiberados: boolean
}

/** Kind of collection, which selects the company's minimum group. */
export type Kind = 'PESQUISA' | 'AVALIACAO'

const MINIMUM = `select grupo_minimo_pesquisa as "PESQUISA", grupo_minimo_avaliacao as "AVALIACAO" from empresa_configuracao where empresa_id = $1`

/** Defaults, equal to those of `empresa-configuracao`. */
const DEFAULT = { PESQUISA: 5, AVALIACAO: 3 } as const

/** The company's present minimum group for new collections. */
export async function minimumOf(db: Db, empresaId: number, kind: Kind): Promise<number> {
  const [row] = await run<Record<Kind, number | null>>(db, MINIMUM, [empresaId])
  return row?.[kind] ?? DEFAULT[kind]
}

const COLUMNS = `empresa_id, registro, registro_id, versao, minimo, atributos, tamanho, situacao, destruidas, perdidas, comentarios_liberados`
export const OF = 'empresa_id = $1 and registro = $2 and registro_id = $3 and versao = $4'
export const valuesOf = ({ empresaId, registro, registroId, versao }: CollectionKey) => [
  empresaId,
  registro,
  registroId,
  versao,
]

const OPEN = `insert into colecao_anonima (empresa_id, registro, registro_id, versao, minimo, atributos, tamanho) values ($1, $2, $3, $4, $5, $6, $7)
on conflict (empresa_id, registro, registro_id, versao) do update set minimo = excluded.minimo, atributos = excluded.atributos, tamanho = excluded.tamanho
where colecao_anonima.situacao = 'ABERTA'`

const ANY = `select exists (select from folha_selada where ${OF}) or exists (select from folha where ${OF}) as some`

/** Whether the collection has any sheet. */
export async function hasSheets(db: Db, key: CollectionKey): Promise<boolean> {
  return (await run<{ some: boolean }>(db, ANY, valuesOf(key)))[0]?.some === true
}

/** Refuses changes of anonymity or minimum group once there are answers. @throws DomainError COLETA_COM_RESPOSTAS */
export async function requireNoSheets(db: Db, key: CollectionKey): Promise<void> {
  if (await hasSheets(db, key)) fail('COLETA_COM_RESPOSTAS')
}

/** Settings fixed when a collection is opened. */
interface Opening {
  kind: Kind
  minimo?: number
  atributos?: readonly Atributo[]
  largest?: number
}

/**
 * Opens a collection in the transaction that releases its record. It fixes the company's present minimum group and the attributes for cuts. A second
 * release opens it anew while there are no answers.
 * @param minimo replaces the company's minimum group
 * @param largest maximum bytes of the answers: every sheet is padded to the same size
 * @throws DomainError COLETA_COM_RESPOSTAS, COLETA_ENCERRADA
 */
export async function openCollection(
  tx: Db,
  key: CollectionKey,
  { kind, minimo: own, atributos = [], largest }: Opening,
): Promise<Collection> {
  const before = await lockCollection(tx, key, 'update')
  if (before?.situacao === 'ENCERRADA') fail('COLETA_ENCERRADA')
  if (before) await requireNoSheets(tx, key)
  const minimo = own ?? (await minimumOf(tx, key.empresaId, kind))
  await run(tx, OPEN, [...valuesOf(key), minimo, JSON.stringify(atributos), classFor(largest)])
  return (await findCollection(tx, key)) ?? fail('NAO_ENCONTRADO')
}

export const findCollection = (db: Db, key: CollectionKey): Promise<Collection | undefined> => find(db, key, '')

/** Reads and locks a collection: FOR KEY SHARE to submit a sheet, FOR NO KEY UPDATE to empty the urn (submissions go on), FOR UPDATE to close it. */
export const lockCollection = (
  tx: Db,
  key: CollectionKey,
  lock: 'key share' | 'no key update' | 'update',
): Promise<Collection | undefined> => find(tx, key, ` for ${lock}`)

async function find(db: Db, key: CollectionKey, lock: string): Promise<Collection | undefined> {
  const [row] = await run<ColecaoAnonima>(
    db,
    `select ${COLUMNS} from colecao_anonima where ${OF}${lock}`,
    valuesOf(key),
  )
  return (
    row && {
      ...key,
      minimo: row.minimo,
      atributos: row.atributos,
      tamanho: row.tamanho,
      situacao: row.situacao,
      destruidas: row.destruidas,
      perdidas: row.perdidas,
      comentariosLiberados: row.comentarios_liberados,
    }
  )
}
