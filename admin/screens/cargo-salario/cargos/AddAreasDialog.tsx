import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { asApiError } from '#admin/providers/api-error.ts'
import { sendJson } from '#admin/providers/http.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import { RecordsPicker } from './RecordsPicker.tsx'
import { cargosTexts as t } from './texts.ts'
import { POSITIONS } from './usePositions.ts'

interface Props {
  /** positions chosen initially */
  cargos: number[]
  onClose: () => void
}

/** Adds areas to several positions at once. POST /cargo-salario/cargos/mais-sem-areas — spec 2 §7 */
export function AddAreasDialog({ cargos, onClose }: Props) {
  const [cargosIds, setCargos] = useState(cargos)
  const [areasIds, setAreas] = useState<number[]>([])
  const [tried, setTried] = useState(false)
  const success = useSuccess()
  const refresh = useRefresh()
  const client = useQueryClient()
  const add = useMutation({
    mutationFn: () =>
      sendJson<{ alterados: number }>('POST', '/api/cargo-salario/cargos/mais-sem-areas', { cargosIds, areasIds }),
    onSuccess: ({ alterados }) => {
      success(t.areasAdded(alterados))
      void client.invalidateQueries({ queryKey: POSITIONS })
      refresh()
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (cargosIds.length > 0 && areasIds.length > 0) add.mutate()
  }
  return (
    <FormDialog
      title={t.addAreas}
      submitText={t.addAreasSubmit}
      busy={add.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Stack spacing={2}>
        {add.error && <Alert severity="error">{asApiError(add.error).message}</Alert>}
        <Typography variant="body2" color="text.secondary">
          {t.addAreasHelp}
        </Typography>
        <RecordsPicker
          route="cargo-salario/cargos"
          label={t.positions}
          value={cargosIds}
          error={tried && cargosIds.length === 0 ? t.choosePositions : undefined}
          onChange={setCargos}
        />
        <RecordsPicker
          route="cargo-salario/areas-organizacionais"
          label={t.areas}
          value={areasIds}
          error={tried && areasIds.length === 0 ? t.chooseAreas : undefined}
          onChange={setAreas}
        />
      </Stack>
    </FormDialog>
  )
}
