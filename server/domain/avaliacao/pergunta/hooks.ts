import type { Pergunta } from '#schemas/generated/types/avaliacao/pergunta.ts'
import type { FieldError } from '#schemas/runtime/model.ts'
import { condicoesErradas } from '#schemas/runtime/questionario/condicoes.ts'
import { NOTA, temOpcoes } from '#schemas/runtime/questionario/pergunta.ts'
import {
  findQuestionario,
  lockQuestionario,
  QUESTIONARIO,
  type Questionario,
} from '#server/features/questionario/dono.ts'
import { proximaOrdem } from '#server/features/questionario/ordem.ts'
import { type PerguntaGuardada, readEditadas } from '#server/features/questionario/perguntas.ts'
import { motivoTravado, recusaMudanca } from '#server/features/questionario/respondido.ts'
import { type Ctx, defineHooks } from '#server/platform/crud/define.ts'
import { fail, fieldError } from '#server/platform/errors/errors.ts'
import { aspectoDe, perguntaComo } from './regras.ts'

/** Kinds of questionnaires that are models of evaluations: their marks begin at 0, those of other questions at 1 — spec 2 §3 */
const MODELOS = ['D', 'A', 'L']

export default defineHooks('avaliacao/pergunta', {
  async validate(ctx, record, before) {
    const { empresaId } = ctx.session
    const id = record.questionario.id
    if (before && before.questionario.id !== id)
      return [fieldError('questionario', 'Uma pergunta não muda de questionário.')]
    // the questionnaire's own room looks at all questions at once
    if (ctx.causedBy === QUESTIONARIO) return []
    const questionario = await findQuestionario(ctx, id)
    // a missing one is refused by the reference check
    if (!questionario) return []
    completa(record, questionario)
    const todas = await readEditadas(ctx.db, empresaId, id)
    record.ordem ??= proximaOrdem(todas)
    return [
      ...(await recusaMudanca(ctx, id, record, before)),
      ...(await recusaAspecto(ctx, record)),
      ...recusaCondicao(record, todas),
    ]
  },

  /** Clears marks and options that the question's type does not have. */
  beforeSave(_ctx, record) {
    if (record.tipo !== NOTA) record.notaMinima = record.notaMaxima = undefined
    if (!temOpcoes(record.tipo)) record.respostas = undefined
    if (!record.exigirComentario) record.comentario = undefined
    if (!record.condicao?.pergunta) record.condicao = undefined
  },

  async beforeDelete(ctx, { questionario }) {
    await lockQuestionario(ctx, questionario.id)
    const message = await motivoTravado(ctx.db, ctx.session.empresaId, questionario.id)
    if (message !== undefined) fail('EXCLUSAO_NAO_PERMITIDA', {}, { message })
  },
})

function completa(record: Pergunta, { tipo }: Questionario): void {
  if (record.tipo !== NOTA) return
  record.notaMinima ??= MODELOS.includes(tipo) ? 0 : 1
  record.notaMaxima ??= 10
}

async function recusaAspecto(ctx: Ctx, { aspecto, questionario }: Pergunta): Promise<FieldError[]> {
  if (!aspecto || (await aspectoDe(ctx, aspecto.id, questionario.id))) return []
  return [fieldError('aspecto', 'O aspecto é de outro questionário.')]
}

/** Checks the conditions of all questions of the questionnaire against the new state of this one. */
function recusaCondicao(record: Pergunta & { id?: number }, todas: PerguntaGuardada[]): FieldError[] {
  const nova = perguntaComo(record)
  const outras = todas.filter(({ id }) => id !== nova.id)
  const at = outras.findIndex(({ ordem, id }) => ordem > nova.ordem || (ordem === nova.ordem && id > nova.id))
  const juntas = at < 0 ? [...outras, nova] : [...outras.slice(0, at), nova, ...outras.slice(at)]
  return condicoesErradas(juntas.map((pergunta, i) => ({ ...pergunta, ordem: i + 1 }))).map(({ indice, mensagem }) => {
    const errada = juntas[indice]
    return errada === nova
      ? fieldError('condicao.pergunta', mensagem)
      : fieldError(campoDe(errada, nova, juntas), `Pergunta "${errada?.texto}": ${mensagem}`)
  })
}

/** The field of this question that breaks another one's condition: its order, or its possible answers. */
function campoDe(errada: PerguntaGuardada | undefined, nova: PerguntaGuardada, juntas: PerguntaGuardada[]): string {
  if (!errada?.condicao || errada.condicao.pergunta !== nova.id) return 'ordem'
  if (juntas.indexOf(nova) > juntas.indexOf(errada)) return 'ordem'
  if (errada.condicao.opcoes) return temOpcoes(nova.tipo) ? 'respostas' : 'tipo'
  return nova.tipo === NOTA ? 'notaMaxima' : 'tipo'
}
