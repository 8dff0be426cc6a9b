import type { Atributo, Atributos } from '#schemas/runtime/anonimato/atributos.ts'
import type { RespostaContada } from '#schemas/runtime/anonimato/leitura.ts'
import type { JsonValue } from '#schemas/runtime/model.ts'
import { closeCollection } from '#server/features/anonimato/close.ts'
import { type CollectionKey, type Kind, openCollection } from '#server/features/anonimato/collection.ts'
import { depositSheet } from '#server/features/anonimato/deposit.ts'
import type { Respondent } from '#server/features/anonimato/draft.ts'
import { emptyUrn } from '#server/features/anonimato/empty.ts'
import { readCells } from '#server/features/anonimato/read.ts'
import type { Sheet } from '#server/features/anonimato/seal.ts'
import type { TestApp } from '#tests/helpers/app.ts'

let last = 0

/** A collection of a made-up survey, with what its room does to it. */
export function collectionIn({ fastify, database }: TestApp, empresaId = 1, registro = 'teste/pesquisa') {
  const { kysely, pool } = database
  const { urn } = fastify.prumo
  const key: CollectionKey = { empresaId, registro, registroId: ++last, versao: 1 }
  const where = 'empresa_id = $1 and registro = $2 and registro_id = $3 and versao = $4'
  const values = [key.empresaId, key.registro, key.registroId, key.versao]
  const rows = async <Row extends object>(table: string, columns = '*') =>
    (await pool.query<Row>(`select ${columns} from ${table} where ${where}`, values)).rows
  return {
    key,
    open: (atributos: Atributo[] = [], kind: Kind = 'PESQUISA', largest?: number) =>
      kysely.transaction().execute((tx) => openCollection(tx, key, { kind, atributos, largest })),
    deposit: (sheet: Partial<Sheet> = {}, who?: Respondent) =>
      kysely
        .transaction()
        .execute((tx) => depositSheet(tx, urn, key, { atributos: {}, respostas: { nota: 7 }, ...sheet }, who)),
    async deposits(n: number, atributos: Atributos = {}) {
      for (let i = 0; i < n; i++) await this.deposit({ atributos })
    },
    empty: () => emptyUrn(kysely, urn, key),
    close: () => kysely.transaction().execute((tx) => closeCollection(tx, urn, key, fastify.prumo.today())),
    read: () => readCells(kysely, key, counted),
    sealed: () => rows<{ id: string; folha: string; misturada: boolean }>('folha_selada'),
    sheets: () => rows<{ id: string; atributos: Atributos; respostas: Record<string, JsonValue> }>('folha'),
    rows,
  }
}

export type TestCollection = ReturnType<typeof collectionIn>

/** Numbers are values, lists are options. */
export const counted = (respostas: Record<string, JsonValue>): RespostaContada[] =>
  Object.entries(respostas).flatMap(([pergunta, valor]): RespostaContada[] => {
    if (typeof valor === 'number') return [{ pergunta, valor }]
    return Array.isArray(valor) ? [{ pergunta, opcoes: valor.map(String) }] : []
  })
