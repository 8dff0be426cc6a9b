import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { type FormEvent, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { asApiError } from '#admin/providers/api-error.ts'
import { recordTexts } from '#admin/resource/record/texts.ts'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import { Result } from './Result.tsx'
import { copiaTexts } from './texts.ts'
import { type Pedido, useCopia, useOpcoes } from './useCopia.ts'

const t = copiaTexts
const nothing: Pedido = { empresaOrigem: '', empresaDestino: '', cadastros: [] }

/** Copies registers from one company to another — spec 1 §5.12, spec 3 §2 (/utilitario/copia-cadastro) */
export default function Screen() {
  const { data, isError, refetch } = useOpcoes()
  const copia = useCopia()
  const [pedido, setPedido] = useState(nothing)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const form = useRef<HTMLFormElement>(null)
  const [notify, report, success] = [useNotify(), useReport(), useSuccess()]

  const change = (changes: Partial<Pedido>) => {
    setPedido({ ...pedido, ...changes })
    copia.reset()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setErrors({})
    try {
      await copia.mutateAsync(pedido)
      success(t.done)
    } catch (thrown) {
      const error = asApiError(thrown)
      const placed = Object.fromEntries(error.violations.map(({ field = '', message }) => [field, message]))
      if (error.status !== 400 || Object.keys(placed).length === 0) return report(thrown)
      setErrors(placed)
      notify(recordTexts.invalid, { type: 'warning' })
      const [first = ''] = (['empresaOrigem', 'empresaDestino', 'cadastros'] as const).filter((name) => placed[name])
      form.current?.querySelector<HTMLElement>(`[data-campo="${first}"] :is([role="combobox"], input)`)?.focus()
    }
  }
  if (isError) return <RetryAlert onRetry={refetch}>{t.failed}</RetryAlert>
  if (!data) return <PageSkeleton />
  const company = (name: 'empresaOrigem' | 'empresaDestino') => (
    <TextField
      select
      required
      size="small"
      data-campo={name}
      label={t[name]}
      value={pedido[name]}
      onChange={({ target }) => change({ [name]: Number(target.value) })}
      error={errors[name] !== undefined}
      helperText={errors[name]}
      sx={{ flex: '1 1 260px' }}
    >
      {data.empresas.map(({ id, nome }) => (
        <MenuItem key={id} value={id}>
          {nome}
        </MenuItem>
      ))}
    </TextField>
  )
  const all = data.cadastros.map(({ path }) => path)
  const toggle = (path: string) =>
    change({
      cadastros: pedido.cadastros.includes(path)
        ? pedido.cadastros.filter((one) => one !== path)
        : [...pedido.cadastros, path],
    })
  return (
    <Box sx={{ maxWidth: 900 }}>
      <PageHeader />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t.about}
      </Typography>
      <Paper variant="outlined" component="form" ref={form} noValidate onSubmit={submit} sx={{ p: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2 }}>
          {company('empresaOrigem')}
          {company('empresaDestino')}
        </Box>
        <FormControl component="fieldset" error={errors.cadastros !== undefined} data-campo="cadastros" fullWidth>
          <FormLabel component="legend" required>
            {t.cadastros}
          </FormLabel>
          <FormControlLabel
            control={
              <Checkbox
                checked={pedido.cadastros.length === all.length}
                indeterminate={pedido.cadastros.length > 0 && pedido.cadastros.length < all.length}
                onChange={(_event, checked) => change({ cadastros: checked ? all : [] })}
              />
            }
            label={t.all}
          />
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 250px), 1fr))',
              borderTop: 1,
              borderColor: 'divider',
            }}
          >
            {data.cadastros.map(({ path, titulo }) => (
              <FormControlLabel
                key={path}
                control={<Checkbox checked={pedido.cadastros.includes(path)} onChange={() => toggle(path)} />}
                label={titulo}
              />
            ))}
          </Box>
          {errors.cadastros && <FormHelperText>{errors.cadastros}</FormHelperText>}
        </FormControl>
        <Box sx={{ mt: 2 }}>
          <Button type="submit" variant="contained" loading={copia.isPending}>
            {t.copy}
          </Button>
        </Box>
      </Paper>
      {copia.data && <Result copiados={copia.data} />}
    </Box>
  )
}
