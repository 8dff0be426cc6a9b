import { hasAuthority } from '#server/platform/access/session.ts'
import { onBehalf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { findManyStored, readStored, type StoredRecord } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { deleteInside, insertBody } from '#server/platform/crud/write/operations.ts'
import { run } from '#server/platform/database/sql.ts'
import { DomainError, fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { recalculaCusto } from './queries.ts'

export const DESPESAS = 'desenvolvimento/despesa-turma'

export interface DespesaDita {
  tipoDespesa: { id: number }
  valor: number
}

type Guardada = StoredRecord & DespesaDita

/** The expenses of a class, by id. */
export async function despesasDa(ctx: Ctx, turma: number): Promise<Guardada[]> {
  const sql = 'select id::int from despesa_turma where empresa_id = $1 and turma_id = $2 order by id'
  const rows = await run<{ id: number }>(ctx.db, sql, [ctx.session.empresaId, turma])
  return findManyStored<Guardada>(
    ctx,
    rows.map(({ id }) => id),
  )
}

/** Replaces the expenses of a class by a list: adds, changes and removes, and recomputes the cost once. */
export async function gravaDespesas(tx: Ctx, turma: number, ditas: DespesaDita[]): Promise<void> {
  await readStored(tx, turma, { lock: true })
  const of = onBehalf(tx, DESPESAS)
  const mays = new Map(['INCLUIR', 'ALTERAR', 'EXCLUIR'].map((one) => [one, may(tx, one)]))
  const require = (operation: string) => mays.get(operation) || fail('NAO_AUTORIZADO')
  const guardadas = await despesasDa(of, turma)
  for (const { id, tipoDespesa } of guardadas)
    if (!ditas.some((dita) => dita.tipoDespesa.id === tipoDespesa.id)) {
      require('EXCLUIR')
      await deleteInside(of, id, undefined)
    }
  for (const [place, dita] of ditas.entries())
    await at(place, async () => {
      const guardada = guardadas.find(({ tipoDespesa }) => tipoDespesa.id === dita.tipoDespesa.id)
      if (ditas.findIndex(({ tipoDespesa }) => tipoDespesa.id === dita.tipoDespesa.id) < place)
        invalid([fieldError('tipoDespesa', 'A turma já tem uma despesa deste tipo.')])
      if (!guardada) {
        require('INCLUIR')
        await insertBody(of, { ...dita, turma: { id: turma } })
      } else if (guardada.valor !== dita.valor) {
        require('ALTERAR')
        await changeStored(of, guardada, { valor: dita.valor }, 'alteracao')
      }
    })
  await recalculaCusto(tx, turma)
}

const may = ({ session }: Ctx, operation: string): boolean =>
  hasAuthority(session, `ROLE_CAD_DESPESA_TURMA_${operation}`)

/** Prefixes the errors of an expense with its place in the list. */
async function at(place: number, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof DomainError) || !error.errors) throw error
    invalid(error.errors.map(({ field, message }) => fieldError(`despesas[${place}].${field}`, message)))
  }
}
