import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import PdfDialog from '#admin/shell/dialogs/PdfDialog.tsx'
import { useReport } from '#admin/shell/useReport.ts'
import { printAnswers } from './api.ts'
import { experienciaTexts as t } from './texts.ts'

/** Prints an answered evaluation as a PDF; asks whether to group by aspect and whether to save paper. */
export function PrintDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const [agruparPorAspecto, setByAspect] = useState(false)
  const [modoEconomico, setEconomic] = useState(false)
  const report = useReport()
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => printAnswers({ colaboradorQuestionarioId: id, agruparPorAspecto, modoEconomico }),
    onError: report,
  })
  if (data) return <PdfDialog title={t.printTitle} nome={t.fileName} file={data} onClose={onClose} />
  const choice = (label: string, checked: boolean, set: (on: boolean) => void) => (
    <FormControlLabel label={label} control={<Checkbox checked={checked} onChange={(_event, on) => set(on)} />} />
  )
  return (
    <FormDialog
      title={t.printTitle}
      maxWidth="xs"
      submitText={t.print}
      busy={isPending}
      onClose={onClose}
      onSubmit={() => mutate()}
    >
      <FormGroup>
        {choice(t.byAspect, agruparPorAspecto, setByAspect)}
        {choice(t.economic, modoEconomico, setEconomic)}
      </FormGroup>
    </FormDialog>
  )
}
