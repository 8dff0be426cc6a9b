import type { Oferecido } from '#schemas/runtime/answers/evaluation/questionnaire.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import { Aspectos } from '../copia.ts'
import { lockQuestionario } from '../dono.ts'
import { incluiPergunta } from '../inclui.ts'
import { motivoTravado } from '../respondido.ts'
import { PRONTOS } from './prontos.ts'

/** The shipped sets for a kind of questionnaire. */
export const conjuntosOferecidos = (tipo: string): Oferecido[] =>
  PRONTOS.filter(({ tipos }) => tipos.includes(tipo)).map(({ nome, titulo, descricao, aspectos }) => ({
    ...{ nome, titulo, descricao },
    perguntas: aspectos.flatMap((aspecto) =>
      aspecto.perguntas.map(({ texto, tipo: tipoDaPergunta }) => ({
        texto,
        tipo: tipoDaPergunta,
        aspecto: aspecto.nome,
      })),
    ),
  }))

/** Appends aspects and questions of a shipped set. Runs in the caller's transaction. @throws DomainError 400, 409 */
export async function incluiPronto(tx: Ctx, questionario: number, nome: string): Promise<void> {
  const { tipo } = await lockQuestionario(tx, questionario)
  const pronto = PRONTOS.find((one) => one.nome === nome && one.tipos.includes(tipo))
  if (!pronto) return invalid([fieldError('nome', 'Este modelo pronto não existe para este tipo de questionário.')])
  const message = await motivoTravado(tx.db, tx.session.empresaId, questionario)
  if (message !== undefined) fail('ACAO_NAO_PERMITIDA', {}, { message })
  const aspectos = new Aspectos(tx, questionario)
  for (const { nome: aspecto, perguntas } of pronto.aspectos) {
    const id = await aspectos.idDe(aspecto)
    for (const pergunta of perguntas) await incluiPergunta(tx, questionario, { ...pergunta, aspecto: { id } })
  }
}
