import Button from '@mui/material/Button'
import { useState } from 'react'
import type { NineBoxPlace } from '#schemas/runtime/answers/evaluation/ninebox.ts'
import { PlanDialog } from './PlanDialog.tsx'
import { nineboxTexts as t } from './texts.ts'

/** Opens the dialog of the talent's development plan (PDI). */
export function PlanButton({ lugar, ciclo }: { lugar: NineBoxPlace; ciclo: number }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" aria-label={t.pdiOf(lugar.nome)} onClick={() => setOpen(true)}>
        {t.pdi}
      </Button>
      {open && <PlanDialog lugar={lugar} ciclo={ciclo} onClose={() => setOpen(false)} />}
    </>
  )
}
