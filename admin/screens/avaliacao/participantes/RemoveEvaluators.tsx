import Box from '@mui/material/Box'
import FormGroup from '@mui/material/FormGroup'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PersonCheck } from '#admin/desempenho/PersonCheck.tsx'
import { getJson } from '#admin/providers/http.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { SearchField } from '#admin/shell/fields/SearchField.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { Avaliador } from '#schemas/runtime/answers/evaluation/cycle.ts'
import { foldText } from '#schemas/runtime/names.ts'
import { CICLOS } from './participantes.ts'
import { participantesTexts as t } from './texts.ts'
import { useSend } from './useSend.ts'

interface Props {
  ciclo: number
  onClose: () => void
  onChanged: () => unknown
}

/** Removes evaluators from the whole cycle, except from questionnaires already answered — spec 2 §4 */
export default function RemoveEvaluators({ ciclo, onClose, onChanged }: Props) {
  const [chosen, setChosen] = useState<number[]>([])
  const { busy, send } = useSend({ ciclo, onClose, onChanged })
  const { data, error, refetch } = useQuery({
    queryKey: ['participantes', ciclo, 'avaliadores'],
    queryFn: ({ signal }) => getJson<Avaliador[]>(`/api/${CICLOS}/${ciclo}/avaliadores`, { signal, quiet: true }),
    gcTime: 0,
  })
  return (
    <FormDialog
      title={t.removeEvaluators}
      {...{ busy, onClose }}
      submitText={t.remove}
      onSubmit={() => send('remove-avaliadores', { colaboradoresIds: chosen })}
    >
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t.removeHow}
      </Typography>
      {error ? (
        <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>
      ) : !data ? (
        <Skeleton height={120} />
      ) : data.length === 0 ? (
        <Typography>{t.noEvaluators}</Typography>
      ) : (
        <Evaluators avaliadores={data} value={chosen} onChange={setChosen} />
      )}
    </FormDialog>
  )
}

/** Rows rendered at most; the others are found by the search. */
const SHOWN = 200

interface EvaluatorsProps {
  avaliadores: Avaliador[]
  value: number[]
  onChange: (ids: number[]) => void
}

function Evaluators({ avaliadores, value, onChange }: EvaluatorsProps) {
  const [q, setQ] = useState('')
  const found = avaliadores.filter(({ nome }) => foldText(nome).includes(foldText(q)))
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SearchField value={q} onChange={setQ} label={t.searchEvaluator} />
      <FormGroup role="group" aria-label={t.removeEvaluators}>
        {found.slice(0, SHOWN).map(({ id, nome, avaliados, respondidas, copias }) => (
          <PersonCheck
            key={id}
            nome={nome}
            about={t.evaluates(avaliados, respondidas, copias)}
            checked={value.includes(id)}
            onChange={(on) => onChange(on ? [...value, id] : value.filter((each) => each !== id))}
          />
        ))}
      </FormGroup>
      {found.length > SHOWN && (
        <Typography variant="body2" color="text.secondary">
          {t.drawn(SHOWN, found.length)}
        </Typography>
      )}
    </Box>
  )
}
