import { partMoney } from '#schemas/runtime/domain/money.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import type { StoredRecord } from '#server/platform/crud/read/read.ts'
import { persistMany, type StoredChange } from '#server/platform/crud/write/persist-many.ts'
import type { Registro } from './alvos.ts'
import { anotaLancamentos, type Lancamento } from './lancamentos.ts'
import type { Tabela } from './tabela.ts'

/** Records in memory at a time. */
export const LOTE = 200

/** A dated row of a talent, band or index. */
export type Linha = RecordData & { id?: number; data: string; status?: string }

export const linhasDe = (record: RecordData, { lista }: Registro): Linha[] => (record[lista] ?? []) as Linha[]

/** The row a plan gives a record, and the amounts it is about. */
interface Nova {
  nova: Linha
  atual: number | undefined
  proposto: number | undefined
}

/** What a plan makes of a record. */
export interface Lancada {
  change: StoredChange
  /** what cancelling the plan takes back; known once the change is stored */
  lancamentos(): Lancamento[]
}

/** Gives a locked record the row of a plan; where the plan says so, amounts of later rows rise with it. Nothing is stored yet. */
export function lancaEm(
  { data, corrigePosteriores }: Tabela,
  registro: Registro,
  record: StoredRecord,
  { nova, atual, proposto }: Nova,
): Lancada {
  const before = structuredClone(record)
  const linhas = linhasDe(record, registro)
  const elevadas =
    corrigePosteriores && atual && proposto !== undefined
      ? elevaPosteriores(linhas, registro, { data, atual, proposto })
      : []
  return {
    change: {
      record: Object.assign(record, { [registro.lista]: [...linhas, nova] }),
      before,
      operation: 'reajuste',
      tolerated: before,
    },
    lancamentos: () => [
      lancamentoDe(registro, record.id, nova),
      ...elevadas.map(({ linha, antes }) => ({ ...lancamentoDe(registro, record.id, linha), valorAntes: antes })),
    ],
  }
}

/** Stores the rows of a plan, and what is needed to take them back. */
export async function gravaLancadas(ctx: Ctx, own: Ctx, tabela: Tabela, lancadas: Lancada[]): Promise<void> {
  await persistMany(
    own,
    lancadas.map(({ change }) => change),
  )
  await anotaLancamentos(
    ctx,
    tabela,
    lancadas.flatMap(({ lancamentos }) => lancamentos()),
  )
}

/** Amounts of rows after the day rise by the same percentage, so that what came after an adjustment stands on it. */
function elevaPosteriores(
  linhas: Linha[],
  { valor, tipo }: Registro,
  { data, atual, proposto }: { data: string; atual: number; proposto: number },
): { linha: Linha; antes: number }[] {
  return linhas.flatMap((linha) => {
    const { [valor]: quanto, [tipo]: como = 3, status = 'C' } = linha
    if (linha.data <= data || status !== 'C' || como !== 3 || quanto === undefined) return []
    const antes = Number(quanto)
    linha[valor] = partMoney(antes, proposto, atual)
    return [{ linha, antes }]
  })
}

const lancamentoDe = ({ field, valor }: Registro, id: number, linha: Linha): Lancamento => ({
  [field]: { id },
  linha: Number(linha.id),
  // in an integrated company what is changed waits, too
  aguardava: linha.status === 'A',
  ...(linha[valor] === undefined ? {} : { valorDepois: Number(linha[valor]) }),
})
