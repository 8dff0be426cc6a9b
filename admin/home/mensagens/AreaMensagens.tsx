import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { later, Waiting } from '#admin/form/later.tsx'
import { commonTexts } from '#admin/i18n/common.ts'
import { usePreferences, useSetPreference } from '#admin/providers/preferences.ts'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { useReport } from '#admin/shell/useReport.ts'
import { mensagensTexts } from './texts.ts'
import { useCaixas } from './useMensagens.ts'

const Caixas = later(() => import('./Caixas.tsx'))
const Entrada = later(() => import('./Entrada.tsx'))

type Visao = 'entrada' | 'caixas'

/** Preference key of the chosen view of messages. */
const PREFERENCE = 'tela.mensagens'

/** The message area of the start page (spec 1 §2.6): one inbox, or a box for each type. */
export default function AreaMensagens() {
  const { data, error, refetch } = useCaixas()
  const [visao, show] = useVisao()
  return (
    <section aria-labelledby="mensagens-titulo">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.25 }}>
        <Typography id="mensagens-titulo" variant="h2" sx={{ flex: 1 }}>
          {mensagensTexts.area}
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={visao}
          aria-label={mensagensTexts.views}
          onChange={(_event, next: Visao | null) => next && show(next)}
        >
          <ToggleButton value="entrada" sx={toggle}>
            {mensagensTexts.inbox}
          </ToggleButton>
          <ToggleButton value="caixas" sx={toggle}>
            {mensagensTexts.boxes}
          </ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {error && !data && <RetryAlert onRetry={refetch}>{mensagensTexts.loadFailed}</RetryAlert>}
      {!data && !error && <Coming />}
      {data && (
        <Waiting fallback={<Coming />}>
          {visao === 'caixas' ? <Caixas stored={data} /> : <Entrada caixas={data} />}
        </Waiting>
      )}
    </section>
  )
}

const toggle = { px: 1.5, py: 0.25, textTransform: 'none', color: 'text.primary' } as const

const Coming = () => (
  <Box role="status" aria-label={commonTexts.loading}>
    <Skeleton variant="rounded" height={240} />
  </Box>
)

/** The user's view of messages, stored on the server. */
function useVisao(): [Visao, (visao: Visao) => void] {
  const { preferences } = usePreferences()
  const set = useSetPreference()
  const report = useReport()
  const kept = preferences[PREFERENCE]
  const boxes = typeof kept === 'object' && kept !== null && !Array.isArray(kept) && kept.visao === 'caixas'
  return [boxes ? 'caixas' : 'entrada', (visao) => void set(PREFERENCE, { visao }).catch(report)]
}
