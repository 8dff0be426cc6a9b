import type { ReactNode } from 'react'
import type { Rascunho } from './fila.ts'
import { questionarioTexts as t } from './textos.ts'
import './questionario.css'

interface AndamentoProps {
  respondidas: number
  total: number
  rascunho: Rascunho
  /** in place of how many are answered */
  titulo?: ReactNode
  /** beside it: how long is left */
  lado?: ReactNode
}

/** How far it is, and whether what was typed is stored; stays in sight. */
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

/** Whether what was typed is stored. */
export const Guardado = ({ rascunho }: { rascunho: Rascunho }) => (
  <p className={PROBLEMAS.includes(rascunho.tipo) ? 'q-erro' : 'q-dica'} role="status">
    {rascunho.tipo === 'falhou' ? t.draft.falhou(rascunho.mensagem) : t.draft[rascunho.tipo]}
  </p>
)

const PROBLEMAS: Rascunho['tipo'][] = ['falhou', 'semConexao', 'semCopia', 'soNaPagina', 'sessao']
