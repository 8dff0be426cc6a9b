import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useState } from 'react'
import type { RecordDialogProps } from '#admin/resource/actions/record-action.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { emReais } from './amounts.ts'
import { type Plano, TIPOS } from './plano.ts'
import { StepDialog } from './StepDialog.tsx'
import { TotalCards } from './TotalCards.tsx'
import { reajustesTexts as t } from './texts.ts'
import { useStep } from './useStep.ts'
import { useTotals } from './useTotals.ts'

/** Applies a plan's proposals. POST /{id}/aplicar-colaboradores, /aplicar-faixas-salariais, /aplicar-indices — spec 2 §7 */
export default function ApplyDialog({ record: plano, onClose }: RecordDialogProps<Plano>) {
  const { id, nome, data, dissidio, tipoReajuste } = plano
  const [corrigePosteriores, setCorrige] = useState(dissidio ?? false)
  const call = `aplicar-${TIPOS[tipoReajuste].lista}`
  const step = useStep({ plano, call, done: t.applied, onClose })
  const totals = useTotals(id).data
  const missing = totals?.resto !== undefined && totals.resto < 0 ? -totals.resto : undefined
  return (
    <StepDialog
      title={t.apply}
      text={t.applyText(nome, displayDay(data))}
      step={step}
      onSubmit={() => step.run({ corrigePosteriores })}
      onClose={onClose}
    >
      {totals && <TotalCards totals={totals} />}
      {missing !== undefined && <Alert severity="warning">{t.overBudget(emReais(missing))}</Alert>}
      <div>
        <FormControlLabel
          label={t.later}
          control={
            <Checkbox
              checked={corrigePosteriores}
              onChange={(_event, checked) => setCorrige(checked)}
              slotProps={{ input: { 'aria-describedby': 'posteriores-ajuda' } }}
            />
          }
        />
        <FormHelperText id="posteriores-ajuda">{t.laterHelp}</FormHelperText>
      </div>
    </StepDialog>
  )
}
