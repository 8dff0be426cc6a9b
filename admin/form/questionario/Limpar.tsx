import type { Pergunta } from '#schemas/runtime/questionario/pergunta.ts'
import { questionarioTexts as t } from './textos.ts'

interface LimparProps {
  pergunta: Pergunta
  /** there is an answer */
  ha: boolean
  onClear(): void
}

/** What is chosen among radios cannot be taken back by them: where a question may stay open, this does. */
export function Limpar({ pergunta: { obrigatoria, ordem }, ha, onClear }: LimparProps) {
  if (obrigatoria || !ha) return null
  return (
    <button type="button" className="q-limpar" aria-label={t.clearOf(ordem)} onClick={onClear}>
      {t.clear}
    </button>
  )
}
