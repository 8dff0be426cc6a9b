import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import type { RequiredDocument } from '#schemas/runtime/answers/required-documents.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { documentosExigidosTexts as t } from './texts.ts'

interface Props {
  record: { id?: unknown }
  /** it stands by itself, not in a section of a form */
  framed?: boolean
}

const tones = { FALTA: 'error', VENCIDO: 'error', OK: 'success' } as const

/** The documents a talent has to have: what is missing or over is said first; nothing where none is asked for. */
export default function DocumentosExigidos({ record: { id }, framed }: Props) {
  const { data = [] } = useQuery({
    queryKey: ['gestao-talentos/talentos', 'documentos-exigidos', id],
    queryFn: ({ signal }) =>
      getJson<RequiredDocument[]>(`/api/gestao-talentos/talentos/${id}/documentos-exigidos`, { quiet: true, signal }),
    enabled: typeof id === 'number',
  })
  if (data.length === 0) return null
  const open = data.filter(({ situacao }) => situacao !== 'OK')
  return (
    <Box
      component="section"
      aria-label={t.title}
      sx={{
        mt: 2,
        ...(framed && { p: 2, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' }),
      }}
    >
      <Typography
        variant="subtitle2"
        component={framed ? 'h2' : 'h3'}
        sx={framed ? { fontSize: 16, mb: 1 } : undefined}
      >
        {t.title}
      </Typography>
      {open.length > 0 && (
        <Alert severity="warning" sx={{ my: 1 }}>
          {t.open(open.length)}
        </Alert>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {data.map(({ tipoId, tipo, situacao, validade }) => (
          <li key={tipoId}>
            <Chip
              size="small"
              variant="outlined"
              color={tones[situacao]}
              label={t.label(tipo, situacao, validade && displayDay(validade))}
            />
          </li>
        ))}
      </Box>
    </Box>
  )
}
