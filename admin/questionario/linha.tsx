import Chip from '@mui/material/Chip'
import type { AResponder } from '#schemas/runtime/answers/evaluation/evaluations.ts'
import { cabecaTexts, linhaTexts as t } from './texts.ts'

/** Name of the evaluated person; 'Autoavaliação' for oneself. */
export const quemDe = ({ papel, colaborador }: AResponder): string =>
  papel === 'U' ? t.self : (colaborador?.nome ?? '')

/** Path where it is answered: in a cycle of type 2.0, one page with all questionnaires of the cycle — spec 2 §3 */
export const answeringOf = ({ id, avaliacaoDesempenho: ciclo }: AResponder): string =>
  ciclo?.tipo === '2.0'
    ? `/avaliacao/respostas?avaliacaoDesempenhoId=${ciclo.id}`
    : `/avaliacao/respostas?colaboradorQuestionarioId=${id}`

const TONES = { N: 'info', P: 'warning', R: 'success' } as const

/** Whether it can be answered today. */
export const isOpen = ({ situacao, vencida, fechada }: AResponder): boolean =>
  situacao !== 'R' && !vencida && fechada === undefined

export const StateChip = ({ linha: { situacao, vencida } }: { linha: AResponder }) => (
  <Chip
    size="small"
    variant="outlined"
    color={vencida ? 'error' : TONES[situacao]}
    label={vencida ? t.overdue : cabecaTexts.states[situacao]}
  />
)
