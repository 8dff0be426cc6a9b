import type { Atributo } from '#schemas/runtime/anonimato/atributos.ts'
import type { ColecaoAnonima } from '#server/platform/database/base-tables.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { classFor } from './sizes.ts'

/** What sheets belong to: a record of a register (a survey, an evaluated person), and its version; of what never closes, its period. */
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

/** Who is asked, as far as settings go. */
export type Kind = 'PESQUISA' | 'AVALIACAO'

const MINIMUM = `select grupo_minimo_pesquisa as "PESQUISA", grupo_minimo_avaliacao as "AVALIACAO" from empresa_configuracao where empresa_id = $1`

/** Where the company says nothing: as `empresa-configuracao` has it. */
const DEFAULT = { PESQUISA: 5, AVALIACAO: 3 } as const

/** The minimum group of what a company releases now. */
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

/** Whether anybody has answered. */
export async function hasSheets(db: Db, key: CollectionKey): Promise<boolean> {
  return (await run<{ some: boolean }>(db, ANY, valuesOf(key)))[0]?.some === true
}

/** What was promised to who answered holds: no return from anonymous to named, no other minimum group. @throws DomainError COLETA_COM_RESPOSTAS */
export async function requireNoSheets(db: Db, key: CollectionKey): Promise<void> {
  if (await hasSheets(db, key)) fail('COLETA_COM_RESPOSTAS')
}

/** What is decided when a collection is opened. */
interface Opening {
  kind: Kind
  minimo?: number
  atributos?: readonly Atributo[]
  largest?: number
}

/**
 * Opens a collection when what it belongs to is released, in the same transaction. It keeps the minimum group the company has now, and its cuts. Released
 * once more, it is opened anew while nobody has answered.
 * @param minimo of this collection, in place of the company's
 * @param largest bytes that the answers may take: every sheet is filled up to the same size
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

/** Who hands in shares it; who empties the urn is alone but for those; who closes it is alone. */
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
