import type { AvaliacaoTurma as Registro } from '#schemas/generated/types/pesquisa/avaliacao-turma.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { findModelo, modeloDe } from '#server/domain/avaliacao/modelo-avaliacao/queries.ts'
import { copiaPerguntas } from '#server/features/questionario/copia.ts'
import { readEditadas } from '#server/features/questionario/perguntas.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fieldError } from '#server/platform/errors/errors.ts'

/** Id of a newly set model. */
const novoModelo = ({ modeloAvaliacao }: Registro, before: Registro | undefined): number | undefined =>
  modeloAvaliacao?.id === before?.modeloAvaliacao?.id ? undefined : modeloAvaliacao?.id

const temPerguntas = async ({ db, session }: Ctx, { questionario }: Registro): Promise<boolean> =>
  questionario !== undefined && (await readEditadas(db, session.empresaId, questionario.id)).length > 0

/** Refuses a model that is not for classes (tipo L), or a new model for an evaluation with questions. */
export async function recusaModelo(ctx: Ctx, record: Registro, before: Registro | undefined): Promise<FieldError[]> {
  const id = novoModelo(record, before)
  if (id === undefined) return []
  const modelo = await findModelo(ctx, id)
  if (modelo && modelo.tipo !== 'L') return [fieldError('modeloAvaliacao', 'Este modelo não é de Avaliação de Aluno.')]
  if (!before || !(await temPerguntas(ctx, before))) return []
  return [fieldError('modeloAvaliacao', 'A avaliação já tem perguntas: exclua-as para copiar as de um modelo.')]
}

/** Copies the questions of a newly set model into the evaluation's questionnaire. */
export async function copiaDoModelo(tx: Ctx, record: Registro, before: Registro | undefined): Promise<void> {
  const id = novoModelo(record, before)
  const { questionario } = record
  if (id === undefined || !questionario || tx.restoring) return
  const { questionarioId } = await modeloDe(tx, id)
  await copiaPerguntas({ from: tx, de: questionarioId, to: tx, para: questionario.id })
}
