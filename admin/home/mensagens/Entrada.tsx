import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import { useState } from 'react'
import { useSession } from '#admin/providers/session.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { Caixa, TipoMensagem } from '#schemas/runtime/answers/utilities/mailbox.ts'
import { mergeMessages, mostShown, unreadText } from './caixas.ts'
import { MensagemItem } from './MensagemItem.tsx'
import { mensagensTexts as t } from './texts.ts'
import { useMessageDialogs } from './useMessageDialogs.tsx'

/** Messages shown initially, and added by each 'Mostrar mais'. */
const STEP = 8

/** Which messages are shown: those of a box, those not yet read, all. */
type Filtro = TipoMensagem | 'TODAS' | 'NAO_LIDAS'

/** All messages in one list, the newest first; the boxes, in the person's own order, narrow it. */
export default function Entrada({ caixas }: { caixas: Caixa[] }) {
  const { hoje } = useSession().info
  const [filtro, setFiltro] = useState<Filtro>('TODAS')
  const [most, setMost] = useState(STEP)
  const { handlers, dialogs } = useMessageDialogs(caixas)
  const caixa = caixas.find(({ tipo }) => tipo === filtro)
  const naoLidas = caixas.reduce((sum, one) => sum + one.naoLidas, 0)
  const all = mergeMessages(caixa ? [caixa] : caixas)
  const shown = filtro === 'NAO_LIDAS' ? all.filter(({ lida }) => !lida) : all
  const unread = caixa ? caixa.naoLidas : naoLidas
  const choose = (next: Filtro) => {
    setFiltro(next)
    setMost(STEP)
  }
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Box role="group" aria-label={t.narrow} sx={narrows}>
        <Narrow label={t.filterAll} chosen={filtro === 'TODAS'} onChoose={() => choose('TODAS')} />
        <Narrow
          label={t.filterUnread}
          unread={naoLidas}
          chosen={filtro === 'NAO_LIDAS'}
          onChoose={() => choose('NAO_LIDAS')}
        />
        {caixas.map(({ tipo, titulo, naoLidas: some }) => (
          <Narrow
            key={tipo}
            label={titulo}
            unread={some}
            chosen={filtro === tipo}
            onChoose={() => choose(filtro === tipo ? 'TODAS' : tipo)}
          />
        ))}
      </Box>
      {unread === 0 && (
        <Box sx={{ display: 'flex', gap: 1, px: 1.5, pb: 1.25, color: 'text.secondary', fontSize: 13 }}>
          <CheckCircle color="success" sx={{ fontSize: 18 }} />
          <span>{caixa ? t.empty : t.emptyInbox}</span>
        </Box>
      )}
      {shown.length > 0 && (
        <Box component="ul" aria-label={t.area} sx={list}>
          {shown.slice(0, most).map((mensagem) => (
            <MensagemItem
              key={mensagem.usuarioMensagemId}
              mensagem={mensagem}
              hoje={hoje}
              box={caixa ? undefined : t.tipos[mensagem.tipo]}
              {...handlers}
            />
          ))}
        </Box>
      )}
      <Foot caixa={caixa} rest={Math.min(STEP, shown.length - most)} onMore={() => setMost(most + STEP)} />
      {dialogs}
    </Paper>
  )
}

/** On a phone the filter chips scroll sideways in one row. */
const narrows = {
  ...{ display: 'flex', flexWrap: { xs: 'nowrap', sm: 'wrap' }, gap: 0.75, p: 1.25 },
  ...{ overflowX: 'auto', '& > *': { flexShrink: 0 } },
} as const

const list = {
  ...{ m: 0, p: 0, listStyle: 'none', borderTop: 1, borderColor: 'divider' },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
} as const

interface NarrowProps {
  label: string
  unread?: number
  chosen: boolean
  onChoose: () => void
}

/** A box as a filter, with what is unread in it. */
const Narrow = ({ label, unread = 0, chosen, onChoose }: NarrowProps) => (
  <Chip
    size="small"
    component="button"
    clickable
    aria-pressed={chosen}
    aria-label={unread > 0 ? `${label}: ${t.unread(unread)}` : undefined}
    color={chosen ? 'primary' : 'default'}
    variant={chosen ? 'filled' : 'outlined'}
    label={unread > 0 ? `${label} (${unreadText(unread)})` : label}
    onClick={onChoose}
  />
)

interface FootProps {
  caixa?: Caixa
  rest: number
  onMore: () => void
}

/** Footer: shows more messages; messages beyond the box's limit are on its own page. */
function Foot({ caixa, rest, onMore }: FootProps) {
  if (rest <= 0 && !(caixa && caixa.total > 0)) return null
  return (
    <Box
      sx={{
        ...{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 1.5 },
        ...{ borderTop: 1, borderColor: 'divider', px: 1.5, py: 0.5, fontSize: 13 },
      }}
    >
      {rest > 0 && (
        <Button color="primary" size="small" onClick={onMore}>
          {t.more}
        </Button>
      )}
      {caixa && caixa.total > 0 && (
        <Link component={AppLink} to={`/mensagens?tipo=${caixa.tipo}`} aria-label={t.allOf(caixa.titulo)}>
          {caixa.naoLidas > mostShown ? t.allMany(caixa.total) : t.all}
        </Link>
      )}
    </Box>
  )
}
