import { isDeepStrictEqual } from 'node:util'
import type { Questionario } from '#schemas/generated/types/pesquisa/questionario.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { onBehalf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readOfCompany } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { hot } from '#server/platform/database/hot.ts'
import { type Db, run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'
import { type PerguntaGuardada, readPerguntas } from '../perguntas.ts'

const QUESTIONARIO = 'pesquisa/questionario'

/** A released version of a questionnaire. */
export interface Versao {
  numero: number
  perguntas: PerguntaGuardada[]
  /** each person gets the questions in an order of his own */
  ordemAleatoria: boolean
}

/**
 * Freezes the present questions as a version. Copies refer to its number; later changes make a new version, unchanged questions reuse the last one. Runs
 * in the caller's transaction, with the questionnaire locked.
 * @throws DomainError where it has no questions
 */
export async function freezeVersao(tx: Ctx, questionarioId: number): Promise<Versao> {
  const of = onBehalf(tx, QUESTIONARIO)
  const stored = await readOfCompany<RecordData & Questionario>(of, questionarioId, { lock: true })
  const { versoes = [], ordemAleatoria = false, titulo } = stored
  const perguntas = await readPerguntas(tx.db, tx.session.empresaId, questionarioId)
  if (perguntas.length === 0)
    fail('ACAO_NAO_PERMITIDA', {}, { message: `O questionário "${titulo}" ainda não tem perguntas.` })
  const last = versoes.at(-1)
  const same = last && (last.ordemAleatoria ?? false) === ordemAleatoria && isDeepStrictEqual(last.perguntas, perguntas)
  if (last && same) return { numero: last.numero, perguntas, ordemAleatoria }
  const numero = (last?.numero ?? 0) + 1
  const nova = { numero, liberadaEm: tx.context.hoje, quantidade: perguntas.length, ordemAleatoria, perguntas }
  await changeStored(of, stored, { versoes: [...versoes, nova] }, 'versao')
  return { numero, perguntas, ordemAleatoria }
}

// $1 company, $2 questionnaire, $3 number
const VERSAO = hot(`select numero, perguntas, ordem_aleatoria as "ordemAleatoria" from questionario_versao
  where empresa_id = $1 and questionario_id = $2 and numero = $3`)

/** A released version. @throws DomainError 404 */
export async function readVersao(db: Db, empresaId: number, questionarioId: number, numero: number): Promise<Versao> {
  const [found] = await run<Versao>(db, VERSAO, [empresaId, questionarioId, numero])
  return found ? { ...found, ordemAleatoria: found.ordemAleatoria === true } : fail('NAO_ENCONTRADO')
}
