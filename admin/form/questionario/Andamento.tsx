import type { ReactNode } from 'react'
import type { Rascunho } from './fila.ts'
import { questionarioTexts as t } from './textos.ts'
import './questionario.css'

interface AndamentoProps {
  respondidas: number
  total: number
  rascunho: Rascunho
  /** shown in place of the number of answered questions */
  titulo?: ReactNode
  /** shown beside it: the time left */
  lado?: ReactNode
}

/** Progress of the answers and state of the draft; sticky. */
export function Andamento({ respondidas, total, rascunho, titulo, lado }: AndamentoProps) {
  return (
    <div className="q-andamento">
      <p>
        <strong>{titulo ?? t.answered(respondidas, total)}</strong>
        {lado}
      </p>
      <progress value={respondidas} max={Math.max(1, total)} aria-label={t.progress} />
      <Guardado rascunho={rascunho} />
    </div>
  )
}

/** State of the draft: stored, pending or failed. */
export const Guardado = ({ rascunho }: { rascunho: Rascunho }) => (
  <p className={PROBLEMAS.includes(rascunho.tipo) ? 'q-erro' : 'q-dica'} role="status">
    {rascunho.tipo === 'falhou' ? t.draft.falhou(rascunho.mensagem) : t.draft[rascunho.tipo]}
  </p>
)

const PROBLEMAS: Rascunho['tipo'][] = ['falhou', 'semConexao', 'semCopia', 'soNaPagina', 'sessao']
