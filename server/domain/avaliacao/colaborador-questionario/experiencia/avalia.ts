import type { ColaboradorQuestionarioInput } from '#schemas/generated/types/avaliacao/colaborador-questionario.ts'
import { modelosDeExperiencia } from '#server/domain/avaliacao/modelo-avaliacao/queries.ts'
import { podeAvaliar, trabalhaHoje } from '#server/domain/avaliacao/periodo-experiencia/queries.ts'
import { hasAuthority } from '#server/platform/access/session.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { readOfCompany } from '#server/platform/crud/read/read.ts'
import { changeStored } from '#server/platform/crud/write/change.ts'
import { deleteInside } from '#server/platform/crud/write/operations.ts'
import { fail, fieldError, invalid } from '#server/platform/errors/errors.ts'
import type { Copia } from '../copia.ts'
import { createCopia } from '../queries.ts'

const EXCLUIR = 'ROLE_MOV_AVALIACAO_EXCLUIR'

/** Talent, experience period and model of an evaluation to open. */
export interface Abertura {
  colaboradorId: number
  periodoExperienciaId: number
  /** default: the only active model of the period */
  modeloAvaliacaoId?: number | undefined
}

/** A copy for the end of a talent's period, with the questions of today. @returns its id @throws DomainError 404 for whom the session does not evaluate, 400 */
export async function abre(
  tx: Ctx,
  { colaboradorId, periodoExperienciaId, modeloAvaliacaoId }: Abertura,
): Promise<number> {
  if (!(await podeAvaliar(tx, colaboradorId))) fail('NAO_ENCONTRADO')
  if (!(await trabalhaHoje(tx, colaboradorId)))
    invalid([fieldError('colaborador', 'O talento não trabalha na empresa hoje.')])
  const modelo = modeloAvaliacaoId ?? (await modeloDoPeriodo(tx, periodoExperienciaId))
  const body = { modeloAvaliacao: { id: modelo }, colaborador: { id: colaboradorId } } as ColaboradorQuestionarioInput
  return createCopia(comoGestor(tx), body, { origem: 'A', periodoExperiencia: { id: periodoExperienciaId } })
}

/** Context without row restriction: `podeAvaliar` was checked before, and managers evaluate their talents outside their areas, too. */
export const comoGestor = (tx: Ctx): Ctx => ({ ...tx, session: { ...tx.session, restricted: false } })

async function modeloDoPeriodo(tx: Ctx, periodo: number): Promise<number> {
  const doPeriodo = (await modelosDeExperiencia(tx)).filter(
    ({ ativo, periodoExperiencia }) => ativo && periodoExperiencia?.id === periodo,
  )
  const [um, outro] = doPeriodo
  if (um && !outro) return um.id
  const message = um
    ? 'Modelo de Avaliação é obrigatório'
    : 'Nenhum modelo de avaliação ativo está ligado a este período de experiência.'
  return invalid([fieldError('modeloAvaliacao', message)])
}

/** The copy of an experience period, where the session evaluates the talent. @throws DomainError 404 */
export async function readDaExperiencia(ctx: Ctx, id: number, lock = false): Promise<Copia> {
  const copia = await readOfCompany<Copia>(ctx, id, lock ? { lock } : {})
  const { origem, colaborador } = copia
  if (origem !== 'A' || !colaborador || !(await podeAvaliar(ctx, colaborador.id))) fail('NAO_ENCONTRADO')
  return copia
}

/** Reopens a handed-in copy for new answers and clears its result. The caller holds the row lock. */
export async function reabre(tx: Ctx, copia: Copia): Promise<Copia> {
  if (copia.situacao !== 'R') return copia
  const vazio = { respondidaEm: undefined, respondidaPor: undefined, performance: undefined, aprovado: undefined }
  return (await changeStored(tx, copia, { situacao: 'P', ...vazio }, 'reabertura')) as Copia
}

/** Deletes an evaluation: HR any, the manager one that is not handed in. */
export async function exclui(tx: Ctx, id: number, versao: number | undefined): Promise<void> {
  const copia = await readDaExperiencia(tx, id, true)
  if (copia.situacao === 'R' && !hasAuthority(tx.session, EXCLUIR)) fail('NAO_AUTORIZADO')
  await deleteInside(comoGestor(tx), id, versao)
}
