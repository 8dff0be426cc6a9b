import Chip from '@mui/material/Chip'
import { cabecaTexts, linhaTexts as t } from './texts.ts'

/** One line of GET /avaliacao/avaliacoes-desempenhos-questionarios */
export interface Linha {
  id: number
  titulo: string
  situacao: 'N' | 'P' | 'R'
  papel?: string
  prazo?: string
  vencida: boolean
  /** why nobody answers it now */
  fechada?: string
  quantidade?: number
  respondidas: number
  colaborador?: { id: number; nome: string }
  avaliacaoDesempenho?: { id: number; titulo: string | null; tipo: '1.0' | '2.0'; formato?: '0' | '1' }
}

/** About whom it is. */
export const quemDe = ({ papel, colaborador }: Linha): string => (papel === 'U' ? t.self : (colaborador?.nome ?? ''))

/** Where it is answered: in a cycle of type 2.0 on one page with all others of the cycle — spec 2 §3 */
export const answeringOf = ({ id, avaliacaoDesempenho: ciclo }: Linha): string =>
  ciclo?.tipo === '2.0'
    ? `/avaliacao/respostas?avaliacaoDesempenhoId=${ciclo.id}`
    : `/avaliacao/respostas?colaboradorQuestionarioId=${id}`

const TONES = { N: 'info', P: 'warning', R: 'success' } as const

/** Whether it may be answered today. */
export const isOpen = ({ situacao, vencida, fechada }: Linha): boolean =>
  situacao !== 'R' && !vencida && fechada === undefined

export const StateChip = ({ linha: { situacao, vencida } }: { linha: Linha }) => (
  <Chip
    size="small"
    variant="outlined"
    color={vencida ? 'error' : TONES[situacao]}
    label={vencida ? t.overdue : cabecaTexts.states[situacao]}
  />
)
