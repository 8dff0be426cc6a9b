import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { cicloTexts as t } from '#admin/desempenho/cycle-texts.ts'
import { papelTexts } from '#admin/desempenho/texts.ts'
import { getJson } from '#admin/providers/http.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { SideDrawer } from '#admin/shell/dialogs/SideDrawer.tsx'
import { SearchField } from '#admin/shell/fields/SearchField.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { RespondidaNoCiclo } from '#schemas/runtime/answers/evaluation/cycle.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { foldText } from '#schemas/runtime/names.ts'

/** Rows rendered at most; the others are found by the search. */
const SHOWN = 200

/** The evaluations of a cycle that were handed in; non-anonymous ones link to their answers — spec 2 §7 avaliacoes-respondidas */
export default function AnsweredDrawer({ ciclo, onClose }: { ciclo: number; onClose: () => void }) {
  const [q, setQ] = useState('')
  const { data, error, refetch } = useQuery({
    queryKey: ['participacao-respondidas', ciclo],
    queryFn: ({ signal }) =>
      getJson<RespondidaNoCiclo[]>(`/api/avaliacao/avaliacoes-desempenho/${ciclo}/avaliacoes-respondidas`, {
        signal,
        quiet: true,
      }),
    gcTime: 0,
  })
  const found = (data ?? []).filter(({ avaliado, avaliador }) =>
    foldText(`${avaliado.nome} ${avaliador?.nome ?? ''}`).includes(foldText(q)),
  )
  return (
    <SideDrawer title={t.answered} onClose={onClose}>
      {error ? (
        <RetryAlert onRetry={refetch}>{t.answeredFailed}</RetryAlert>
      ) : !data ? (
        <PageSkeleton />
      ) : data.length === 0 ? (
        <Typography color="text.secondary">{t.nobodyAnswered}</Typography>
      ) : (
        <>
          <SearchField value={q} onChange={setQ} label={t.searchAnswered} />
          <Box component="ul" sx={{ listStyle: 'none', p: 0, my: 1.5 }}>
            {found.slice(0, SHOWN).map((one) => (
              <Line key={one.id} answered={one} />
            ))}
          </Box>
          {found.length === 0 && <Typography color="text.secondary">{t.noneAnswered}</Typography>}
          {found.length > SHOWN && (
            <Typography variant="body2" color="text.secondary">
              {t.shownOf(SHOWN, found.length)}
            </Typography>
          )}
        </>
      )}
    </SideDrawer>
  )
}

function Line({ answered: { id, papel, respondidaEm, avaliado, avaliador } }: { answered: RespondidaNoCiclo }) {
  const by = papel === 'U' ? undefined : avaliador ? t.by(avaliador.nome) : t.withoutName
  const facts = [papelTexts[papel], by, respondidaEm ? displayDay(respondidaEm) : undefined]
  return (
    <Box component="li" sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      {avaliador ? (
        <Link component={AppLink} to={`/avaliacao/avaliacoes/${id}/resultado`} sx={{ fontWeight: 600 }}>
          {avaliado.nome}
        </Link>
      ) : (
        <Typography sx={{ fontWeight: 600 }}>{avaliado.nome}</Typography>
      )}
      <Typography variant="body2" color="text.secondary">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  )
}
