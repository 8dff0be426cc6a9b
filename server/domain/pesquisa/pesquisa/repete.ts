import { addMonths } from '#schemas/runtime/days/days.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { clonaDono } from '#server/features/questionario/clona.ts'
import { runStep } from '#server/platform/crud/actions/act.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readStored } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { cloneRecord } from '#server/platform/crud/write/operations.ts'
import { pendenciasDe } from './pendencias.ts'
import { type Pesquisa, readPesquisa } from './pesquisa.ts'

const MESES = { M: 1, T: 3, S: 6, A: 12 } as const

/** Month at the end of the title of a survey in a series. */
const DO_MES = / – \d{2}\/\d{4}$/

const clona = clonaDono(async (_from, _to, copy) => copy)

/**
 * Creates the next survey of a closed one in a series: same questions and audience, period moved by `repeticao` months
 * until it is not past. Released where nothing is missing, else left in preparation. Runs once per survey. @returns
 * whether a survey was created
 */
export async function repete(tx: Ctx, id: number): Promise<boolean> {
  const pesquisa = await readPesquisa(tx, id, { lock: true })
  const { situacao, repeticao, repetidaEm, porLink } = pesquisa
  if ((situacao !== 'E' && situacao !== 'U') || !repeticao || repetidaEm !== undefined || porLink) return false
  const { hoje } = tx.context
  const copia = { ...(await cloneRecord(tx, id)), ...seguinte(pesquisa, MESES[repeticao], hoje) }
  const nova = await clona(tx, tx, copia, pesquisa)
  await changeStored(tx, pesquisa, { repetidaEm: hoje }, 'repeticao')
  const libera = tx.entity.actions.find(({ name }) => name === 'libera')
  const stored = await readStored<Pesquisa>(tx, nova, { lock: true })
  if (libera && (await pendenciasDe(tx, stored)).length === 0) await runStep(tx, libera, stored)
  return true
}

/** Title, days and audience of the next one. */
function seguinte({ titulo, dataIni, dataFim, publico }: Pesquisa, meses: number, hoje: string): RecordData {
  for (let n = meses; ; n += meses) {
    const [ini, fim] = [addMonths(dataIni, n), addMonths(dataFim, n)]
    if (ini === undefined || fim === undefined) throw new Error(`No day is ${n} months after ${dataIni}`)
    if (fim < hoje) continue
    const mes = ` – ${ini.slice(5, 7)}/${ini.slice(0, 4)}`
    return {
      titulo: `${titulo.replace(DO_MES, '').slice(0, 100 - mes.length)}${mes}`,
      ...{ dataIni: ini, dataFim: fim, publico: publico as RecordData },
    }
  }
}
