import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ConfirmDialog } from '#admin/resource/actions/dialogs/ConfirmDialog.tsx'
import type { Pendencia } from '#schemas/runtime/answers/utilities/payroll-issues.ts'
import { PendenciasTable } from './PendenciasTable.tsx'
import { pendenciasAcTexts } from './texts.ts'
import { useRemovePendencias } from './usePendencias.ts'

/** Pending items that users with permission can remove, one by one or several at once (spec 1 §6). */
export function RemovablePendencias({ pendencias }: { pendencias: Pendencia[] }) {
  const [chosen, setChosen] = useState<number[]>([])
  const [asking, setAsking] = useState<number[]>()
  const remove = useRemovePendencias()
  const removable = pendencias.filter(({ podeRemover }) => podeRemover).map(({ id }) => id)
  const selected = chosen.filter((id) => removable.includes(id))
  return (
    <section aria-labelledby="pendencias-titulo">
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, px: 2, minHeight: 40 }}>
        <Typography id="pendencias-titulo" variant="h3">
          {pendenciasAcTexts.outras}
        </Typography>
        <Box aria-live="polite" sx={{ ml: 'auto', fontSize: 12, color: 'text.secondary' }}>
          {selected.length > 0 && pendenciasAcTexts.selected(selected.length)}
        </Box>
        <Button
          color="error"
          variant="outlined"
          startIcon={<Delete />}
          disabled={selected.length === 0}
          onClick={() => setAsking(selected)}
        >
          {pendenciasAcTexts.remove}
        </Button>
      </Box>
      <PendenciasTable
        label={pendenciasAcTexts.outras}
        pendencias={pendencias}
        removal={{ removable, selected, onSelect: setChosen, onRemove: (id) => setAsking([id]) }}
      />
      {asking && (
        <ConfirmDialog
          title={pendenciasAcTexts.confirmTitle}
          text={pendenciasAcTexts.confirm}
          confirm={pendenciasAcTexts.remove}
          danger
          onClose={() => setAsking(undefined)}
          onConfirm={async () => {
            const gone = await remove(asking)
            if (gone) setChosen(selected.filter((id) => !asking.includes(id)))
            setAsking(undefined)
          }}
        />
      )}
    </section>
  )
}
