import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '#admin/providers/session.ts'
import { fetchPending } from '#admin/providers/workflow.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import type { Answer, Pending } from '#schemas/runtime/answers/workflow.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { later, Waiting } from '../form/later.tsx'
import { Card } from './Card.tsx'
import { homeTexts } from './texts.ts'

const DecisionDialog = later(() => import('./DecisionDialog.tsx'))

/** What a card of its own shows to who holds its authority; only what is late stands here as well. */
const OWN_CARD = 'captacao/solicitacao-pessoal'

/** Records of every register that wait for the user's decision; there only while some do. */
export function Approvals() {
  const { schemas } = useSession()
  const { data, refetch } = useQuery({ queryKey: ['aprovacoes'], queryFn: fetchPending })
  const [asking, setAsking] = useState<{ item: Pending; answer: Answer; title: string }>()
  const shown = schemas.find(({ path }) => path === OWN_CARD)?.actions.includes('status')
  const items = data?.filter(({ entidade, atrasada }) => atrasada || !(shown && entidade === OWN_CARD)) ?? []
  if (items.length === 0) return null
  return (
    <Card
      title={homeTexts.approvals}
      note={<Chip size="small" color="primary" label={items.length.toLocaleString('pt-BR')} />}
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pb: 1 }}>
        {items.map((item) => (
          <Box component="li" key={`${item.entidade} ${item.registroId}`} sx={{ px: 2, py: 0.75 }}>
            <Link component={AppLink} to={`/${item.rota}/${item.registroId}`} sx={{ fontWeight: 600, fontSize: 13 }}>
              {item.rotulo}
            </Link>
            <Box sx={{ fontSize: 12, color: 'text.secondary' }}>
              {[item.titulo, item.etapa].join(' · ')}
              {item.prazo && (
                <Box component="span" sx={{ color: item.atrasada ? 'error.main' : undefined }}>
                  {` · ${item.atrasada ? homeTexts.lateSince(displayDay(item.prazo)) : homeTexts.until(displayDay(item.prazo))}`}
                </Box>
              )}
            </Box>
            <Box sx={{ display: 'flex', gap: 1, mt: 0.5 }}>
              {[
                { title: homeTexts.approve, answer: item.aprovar },
                { title: homeTexts.refuse, answer: item.reprovar },
              ].map(({ title, answer }) => (
                <Button
                  key={title}
                  size="small"
                  color="inherit"
                  variant="outlined"
                  aria-label={`${title}: ${item.rotulo}`}
                  onClick={() => setAsking({ item, answer, title })}
                >
                  {title}
                </Button>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      {asking && (
        <Waiting fallback={null}>
          <DecisionDialog {...asking} onClose={() => setAsking(undefined)} onDone={() => void refetch()} />
        </Waiting>
      )}
    </Card>
  )
}
