import { useId } from 'react'
import { questionarioTexts as t } from '#admin/form/questionario/textos.ts'
import { useNotaManual } from '#admin/form/questionario/useNotaManual.ts'

interface NotaManualProps {
  value: number | undefined
  onChange(nota: number | undefined): void
}

/** The evaluator's own score, in place of the computed one. */
export function NotaManual({ value, onChange }: NotaManualProps) {
  const id = useId()
  return (
    <label className="q-livre">
      <span>{t.ownMark}</span>
      <input inputMode="decimal" aria-describedby={id} {...useNotaManual(value, onChange)} />
      <small id={id}>{t.ownMarkHelp}</small>
    </label>
  )
}
