import Alert from '@mui/material/Alert'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson, sendJson } from '#admin/providers/http.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { RecordPicker } from '#admin/shell/fields/RecordPicker.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { FaixaSalarial } from '#schemas/generated/types/cargo-salario/faixa-salarial.ts'
import { cargosTexts as t } from './texts.ts'

const FAIXAS = '/api/cargo-salario/faixas-salariais/cargo'
const CARGOS = 'cargo-salario/cargos'

interface Props {
  /** position and bands chosen initially */
  de?: number
  faixas?: number[]
  onClose: () => void
}

/** Moves bands to another position. POST /cargo-salario/faixas-salariais/cargo/{id}/transferir-faixas-salariais — spec 2 §7 */
export function TransferDialog({ de, faixas = [], onClose }: Props) {
  const [from, setFrom] = useState(de)
  const [to, setTo] = useState<number>()
  const [chosen, setChosen] = useState<number[]>(faixas)
  const [tried, setTried] = useState(false)
  const success = useSuccess()
  const refresh = useRefresh()
  const move = useMutation({
    mutationFn: () =>
      sendJson<{ transferidas: number }>('POST', `${FAIXAS}/${from}/transferir-faixas-salariais`, {
        cargoId: to,
        faixasIds: chosen,
      }),
    onSuccess: ({ transferidas }) => {
      success(t.transferred(transferidas))
      refresh()
      onClose()
    },
  })
  const submit = () => {
    setTried(true)
    if (from !== undefined && to !== undefined && chosen.length > 0) move.mutate()
  }
  const missing = (is: boolean, text: string) => (tried && is ? text : undefined)
  return (
    <FormDialog
      title={t.transfer}
      submitText={t.transferSubmit}
      busy={move.isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Stack spacing={2}>
        {move.error && <Alert severity="error">{asApiError(move.error).message}</Alert>}
        <Typography variant="body2" color="text.secondary">
          {t.transferHelp}
        </Typography>
        <RecordPicker
          fullWidth
          route={CARGOS}
          label={t.from}
          value={from}
          error={missing(from === undefined, t.chooseFrom)}
          onChange={(id) => {
            setFrom(id)
            setChosen([])
          }}
        />
        {from !== undefined && (
          <Bands
            cargo={from}
            chosen={chosen}
            onChange={setChosen}
            error={missing(chosen.length === 0, t.chooseBands)}
          />
        )}
        <RecordPicker
          fullWidth
          route={CARGOS}
          label={t.to}
          value={to}
          error={missing(to === undefined, t.chooseTo)}
          onChange={setTo}
        />
      </Stack>
    </FormDialog>
  )
}

interface BandsProps {
  cargo: number
  chosen: number[]
  error?: string
  onChange: (ids: number[]) => void
}

function Bands({ cargo, chosen, error, onChange }: BandsProps) {
  const bands = useQuery({
    queryKey: ['faixas-do-cargo', cargo],
    queryFn: ({ signal }) => getJson<FaixaSalarial[]>(`${FAIXAS}/${cargo}?unpaged=true`, { signal }),
  })
  if (bands.error) return <RetryAlert onRetry={bands.refetch}>{bands.error.message}</RetryAlert>
  if (!bands.data) return <Typography variant="body2">{t.loadingBands}</Typography>
  if (bands.data.length === 0) return <Alert severity="info">{t.noBands}</Alert>
  const ids = bands.data.map(({ id }) => id)
  const all = ids.every((id) => chosen.includes(id))
  const toggle = (id: number) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <Stack
      component="fieldset"
      sx={{ border: 1, borderColor: error ? 'error.main' : 'divider', borderRadius: 1, px: 2, py: 1, m: 0 }}
    >
      <Typography component="legend" variant="caption" sx={{ px: 0.5 }}>
        {t.which}
      </Typography>
      {ids.length > 1 && (
        <FormControlLabel
          label={t.all}
          control={
            <Checkbox
              size="small"
              checked={all}
              indeterminate={!all && chosen.length > 0}
              onChange={() => onChange(all ? [] : ids)}
            />
          }
        />
      )}
      {bands.data.map(({ id, nome }) => (
        <FormControlLabel
          key={id}
          label={nome}
          sx={{ ml: ids.length > 1 ? 1 : undefined }}
          control={<Checkbox size="small" checked={chosen.includes(id)} onChange={() => toggle(id)} />}
        />
      ))}
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Stack>
  )
}
