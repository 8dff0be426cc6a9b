import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useLocation } from 'react-router-dom'
import { later, Waiting } from '#admin/form/later.tsx'
import { useSession } from '#admin/providers/session.ts'
import { useFresh } from '#admin/providers/useFresh.ts'
import { shownIn } from '#admin/resource/summary/panel/panel-address.ts'
import { firstName } from '#admin/shell/names.ts'
import { PressingNews } from '#admin/shell/news/PressingNews.tsx'
import { shellTexts } from '#admin/shell/texts.ts'
import { useDocumentTitle } from '#admin/shell/useDocumentTitle.ts'
import type { Desk } from '#schemas/runtime/answers/recruitment/desk.ts'
import { ArrangeButton } from './ArrangeButton.tsx'
import { Avisos } from './avisos/Avisos.tsx'
import { DeskGrid } from './DeskGrid.tsx'
import { DeskContext } from './desk-context.ts'
import { deskTexts } from './texts.ts'
import { useCards } from './useCards.ts'

const CandidatePanel = later(() => import('./CandidatePanel.tsx'))

const longDay = new Intl.DateTimeFormat('pt-BR', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Polling interval of the start page in milliseconds. */
const EVERY = 60_000

/** Start page: system notices, and the cards the user chose, in their order. An overdue candidato opens in a panel beside it. */
export default function HomePage() {
  const { usuario, empresa, hoje } = useSession().info
  const cards = useCards()
  const desk = useFresh<Desk>(['mesa'], '/api/mesa/hoje', EVERY)
  const candidate = shownIn(useLocation().search)
  useDocumentTitle(shellTexts.home)
  return (
    <DeskContext.Provider value={desk}>
      <Box sx={{ maxWidth: 1440, mx: 'auto' }}>
        <Box sx={{ mb: 2.5, display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 2 }}>
          <div>
            <Typography variant="h1" sx={{ fontSize: '1.625rem' }}>
              {deskTexts.greeting(firstName(usuario.nome))}
            </Typography>
            <Typography color="text.secondary" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
              {longDay.format(new Date(hoje))} · {empresa.nome}
            </Typography>
          </div>
          <ArrangeButton cards={cards} />
        </Box>
        <Avisos />
        {!cards.ready && <Skeleton variant="rounded" height={320} />}
        {cards.ready && cards.shown.length > 0 && <DeskGrid cards={cards.shown} />}
        {cards.ready && cards.shown.length === 0 && (
          <Typography color="text.secondary">{deskTexts.arrange.none}</Typography>
        )}
        <PressingNews />
        {candidate !== undefined && desk.data && (
          <Waiting fallback={null}>
            <CandidatePanel
              id={candidate}
              ids={desk.data.atrasados?.itens.map(({ id }) => id) ?? []}
              onChanged={() => void desk.refetch()}
            />
          </Waiting>
        )}
      </Box>
    </DeskContext.Provider>
  )
}
