import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import { useEntity } from '#admin/resource/entity-context.ts'
import { cargosTexts as t } from './texts.ts'
import { useLimit, useWithoutAreas } from './usePositions.ts'

const AddAreas = later(async () => ({ default: (await import('./AddAreasDialog.tsx')).AddAreasDialog }))

/** Above the list of positions: those without areas, and how many more the company may have. */
export function Notices() {
  const { schema } = useEntity()
  const without = useWithoutAreas()
  const limit = useLimit()
  const [open, setOpen] = useState(false)
  const add = (
    <Button color="inherit" size="small" onClick={() => setOpen(true)}>
      {t.addAreas}
    </Button>
  )
  return (
    <>
      {limit && (
        <Alert severity={limit.cargos >= limit.maximo ? 'warning' : 'info'} sx={{ mb: 2 }}>
          {limit.cargos >= limit.maximo ? t.full(limit.maximo) : t.room(limit.cargos, limit.maximo)}
        </Alert>
      )}
      {without.length > 0 && (
        <Alert severity="warning" sx={{ mb: 2 }} action={schema.can.update ? add : undefined}>
          {t.withoutAreas(without.length)}
        </Alert>
      )}
      {open && (
        <Waiting fallback={null}>
          <AddAreas cargos={without} onClose={() => setOpen(false)} />
        </Waiting>
      )}
    </>
  )
}
