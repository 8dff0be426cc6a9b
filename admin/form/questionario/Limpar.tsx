import type { Pergunta } from '#schemas/runtime/questionario/pergunta.ts'
import { questionarioTexts as t } from './textos.ts'

interface LimparProps {
  pergunta: Pergunta
  /** whether there is an answer */
  ha: boolean
  onClear(): void
}

/** Clears the answer of an optional question: a radio group cannot be cleared by itself. */
export function Limpar({ pergunta: { obrigatoria, ordem }, ha, onClear }: LimparProps) {
  if (obrigatoria || !ha) return null
  return (
    <button type="button" className="q-limpar" aria-label={t.clearOf(ordem)} onClick={onClear}>
      {t.clear}
    </button>
  )
}
