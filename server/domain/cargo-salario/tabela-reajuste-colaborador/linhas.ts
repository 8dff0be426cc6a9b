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

/** The dated row of a plan for a record, with present and proposed amount. */
interface Nova {
  nova: Linha
  atual: number | undefined
  proposto: number | undefined
}

/** Change of a record by a plan. */
export interface Lancada {
  change: StoredChange
  /** rows to record for cancelling; call after the change is stored */
  lancamentos(): Lancamento[]
}

/** Adds the plan's row to a locked record and, with `corrigePosteriores`, raises the amounts of later rows. Stores nothing. */
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

/** Stores the rows of a plan, and the records for cancelling it. */
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

/** Raises the amounts of later rows by the same percentage, as they were set on top of the former amount. */
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
  // in an integrated company changed rows wait for the payroll system, too
  aguardava: linha.status === 'A',
  ...(linha[valor] === undefined ? {} : { valorDepois: Number(linha[valor]) }),
})
