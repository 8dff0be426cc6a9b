import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import InputAdornment from '@mui/material/InputAdornment'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { sendJson } from '#admin/providers/http.ts'
import { camposEmpresaTexts } from '#admin/screens/utilitario/campos-empresa/texts.ts'
import type { RecordData } from '#schemas/runtime/model.ts'
import { useSettled } from '../useSettled.ts'

interface Campo {
  campo: string
  rotulo: string
  tipo: string
  obrigatorio: boolean
  oculto: boolean
}

interface Previa {
  campo?: string
  bloco?: { aba?: string; bloco?: string; campos: Campo[] }
}

const words = camposEmpresaTexts
/** Number of fields shown before and after the new one. */
const AROUND = 4

/** Preview of the form section with the field being edited, at its position. */
export default function FieldPreview({ record }: { record: RecordData }) {
  const draft = useSettled(JSON.stringify(record))
  const { data } = useQuery({
    queryKey: ['campos-empresa', 'previa', draft],
    queryFn: () => sendJson<Previa>('PUT', '/api/utilitario/campos-empresa/previa', JSON.parse(draft) as RecordData),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  })
  if (!data?.bloco) return null
  const { campo: own, bloco } = data
  const campos = bloco.campos.filter(({ oculto, campo }) => !oculto || campo === own)
  const at = campos.findIndex(({ campo }) => campo === own)
  const near = campos.slice(Math.max(0, at - AROUND), at + AROUND + 1)
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={words.preview}
      sx={{ mt: 2, p: 2, bgcolor: 'background.default' }}
    >
      <Typography variant="subtitle2" component="h3">
        {words.preview}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {words.previewIn(words.place(bloco.aba, bloco.bloco))}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {near.map((campo) => (
          <Box
            key={campo.campo}
            sx={
              campo.campo === own ? { outline: 2, outlineColor: 'primary.main', outlineOffset: 6, borderRadius: 1 } : {}
            }
          >
            {campo.campo === own ? <Own campo={campo} record={record} /> : <Control campo={campo} />}
          </Box>
        ))}
      </Box>
    </Paper>
  )
}

/** The edited field itself, with its unsaved definition. */
function Own({ campo, record }: { campo: Campo; record: RecordData }) {
  const options = Array.isArray(record.opcoes) ? (record.opcoes as { titulo?: string }[]) : []
  return (
    <Control
      campo={campo}
      help={text(record.ajuda)}
      value={text(record.padrao)}
      kind={text(record.tipo)}
      options={options}
    />
  )
}

interface ControlProps {
  campo: Campo
  help?: string
  value?: string
  kind?: string
  options?: { titulo?: string }[]
}

function Control({ campo: { rotulo, tipo, obrigatorio }, help, value = '', kind, options = [] }: ControlProps) {
  if (tipo === 'Sim ou não')
    return <FormControlLabel control={<Checkbox checked={/^s/i.test(value)} disabled />} label={rotulo} />
  const titles = options.flatMap(({ titulo }) => titulo ?? [])
  return (
    <TextField
      fullWidth
      size="small"
      label={rotulo}
      required={obrigatorio}
      helperText={help}
      value={kind === 'ESCOLHA' ? (titles[0] ?? '') : value}
      select={kind === 'ESCOLHA'}
      multiline={kind === 'TEXTO_LONGO'}
      minRows={kind === 'TEXTO_LONGO' ? 3 : undefined}
      // read-only controls
      slotProps={{
        htmlInput: { tabIndex: -1, readOnly: true },
        select: { readOnly: true },
        input: {
          startAdornment: kind === 'MOEDA' ? <InputAdornment position="start">R$</InputAdornment> : undefined,
        },
      }}
    >
      {titles.map((titulo) => (
        <MenuItem key={titulo} value={titulo}>
          {titulo}
        </MenuItem>
      ))}
    </TextField>
  )
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
