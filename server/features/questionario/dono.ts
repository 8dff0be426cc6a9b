import type { Questionario as Registro } from '#schemas/generated/types/pesquisa/questionario.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { onBehalf } from '#server/platform/crud/context.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readOfCompany } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { deleteInside, insertBody } from '#server/platform/crud/write/operations.ts'
import { hot } from '#server/platform/database/hot.ts'
import { run } from '#server/platform/database/sql.ts'
import { fail } from '#server/platform/errors/errors.ts'

export const QUESTIONARIO = 'pesquisa/questionario'

/** Values of the questionnaire that follow its owner. */
export type Questionario = Pick<Registro, 'titulo' | 'tipo' | 'ordemAleatoria'>

// $1 company, $2 questionnaire
const TRAVA = hot(`select titulo, tipo, ordem_aleatoria as "ordemAleatoria" from questionario
  where empresa_id = $1 and id = $2 for update`)

/** Locks the questionnaire FOR UPDATE against concurrent edits of its questions and its release; undefined where the company has none with this id. */
export async function findQuestionario({ db, session }: Ctx, id: number): Promise<Questionario | undefined> {
  const [found] = await run<Questionario>(db, TRAVA, [session.empresaId, id])
  return found
}

/** Locks the questionnaire FOR UPDATE. @throws DomainError 404 */
export const lockQuestionario = async (ctx: Ctx, id: number): Promise<Questionario> =>
  (await findQuestionario(ctx, id)) ?? fail('NAO_ENCONTRADO')

/** Creates the questionnaire of a record that is about to be stored. @returns its id */
export const createQuestionario = (tx: Ctx, questionario: Questionario): Promise<number> =>
  insertBody(onBehalf(tx, QUESTIONARIO), { ...questionario })

/** Updates title, kind and random order of the questionnaire from its owner. */
export async function followDono(tx: Ctx, id: number, questionario: Questionario): Promise<void> {
  const of = onBehalf(tx, QUESTIONARIO)
  const stored = await readOfCompany<RecordData & Questionario>(of, id, { lock: true })
  const { titulo, tipo, ordemAleatoria } = stored
  const { titulo: novo, tipo: outro, ordemAleatoria: sorteia = false } = questionario
  if (titulo === novo && tipo === outro && (ordemAleatoria ?? false) === sorteia) return
  await changeStored(of, stored, { ...questionario }, 'alteracao')
}

// $1 company, $2 questionnaire; questions with a condition on another question come first
const PARTES = {
  'avaliacao/pergunta': hot(`select id from pergunta where empresa_id = $1 and questionario_id = $2
    order by condicao_pergunta_id is null, ordem desc, id desc`),
  'avaliacao/aspecto': hot('select id from aspecto where empresa_id = $1 and questionario_id = $2'),
}

/** Deletes a questionnaire with its questions and aspects, when its owner is deleted. */
export async function deleteQuestionario(tx: Ctx, id: number): Promise<void> {
  for (const [path, statement] of Object.entries(PARTES)) {
    const of = onBehalf(tx, path)
    for (const row of await run<{ id: number }>(tx.db, statement, [tx.session.empresaId, id]))
      await deleteInside(of, Number(row.id), undefined)
  }
  await deleteInside(onBehalf(tx, QUESTIONARIO), id, undefined)
}
