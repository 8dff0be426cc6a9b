import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { getJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { RequiredDocument } from '#schemas/runtime/answers/positions/required-documents.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { documentosExigidosTexts as t } from './texts.ts'

interface Props {
  record: { id?: unknown }
  /** rendered outside a form section */
  framed?: boolean
}

const REQUESTS = 'gestao-talentos/documentos-pedidos'

const tones = { FALTA: 'error', VENCIDO: 'error', OK: 'success' } as const

/** Required documents of a talento, missing and expired ones first; nothing when none are required. */
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
        variant={framed ? 'h2' : 'subtitle2'}
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
        {data.map((one) => (
          <Box component="li" key={one.tipoId} sx={{ display: 'flex', alignItems: 'center' }}>
            <Chip
              size="small"
              variant="outlined"
              color={tones[one.situacao]}
              label={t.label(one.tipo, one.situacao, one.validade && displayDay(one.validade))}
            />
            <Request document={one} talento={Number(id)} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

/** Link to the open request, or to a new one; a valid document that is about to expire can be requested, too. */
function Request({ document, talento }: { document: RequiredDocument; talento: number }) {
  const schema = useSession().schemas.find(({ path }) => path === 'gestao-talentos/pedido-documento')
  const { tipoId, tipo, situacao, validade, pedidoId } = document
  if (pedidoId !== null)
    return schema?.can.read ? (
      <Button component={AppLink} size="small" to={`/${REQUESTS}/${pedidoId}/ficha`} aria-label={t.askedFor(tipo)}>
        {t.asked}
      </Button>
    ) : null
  if (!schema?.can.create || (situacao === 'OK' && validade === null)) return null
  const start = { talento: { id: talento }, tipoDocumento: { id: tipoId } }
  return (
    <Button
      component={AppLink}
      size="small"
      to={`/${REQUESTS}/new?com=${encodeURIComponent(JSON.stringify(start))}`}
      aria-label={t.askFor(tipo)}
    >
      {t.ask}
    </Button>
  )
}
