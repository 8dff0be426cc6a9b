import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { later, Waiting } from '#admin/form/later.tsx'
import { askJson } from '#admin/providers/ask.ts'
import { sendJson } from '#admin/providers/http.ts'
import { ConfirmDialog } from '#admin/resource/actions/dialogs/ConfirmDialog.tsx'
import { useDebounced } from '#admin/resource/filters/useDebounced.ts'
import { SearchField } from '#admin/shell/fields/SearchField.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { Avaliado, PapelOferecido, Participante } from '#schemas/runtime/answers/evaluation/cycle.ts'
import { foldText } from '#schemas/runtime/names.ts'
import { Person } from './Person.tsx'
import { avaliadoresDe, CICLOS } from './participantes.ts'
import { participantesTexts as t } from './texts.ts'

const AddDialog = later(() => import('./AddDialog.tsx'))
const RemoveEvaluators = later(() => import('./RemoveEvaluators.tsx'))

interface Props {
  ciclo: number
  avaliados: Avaliado[]
  papeis: PapelOferecido[]
  can: { create: boolean; delete: boolean }
  onChanged: () => unknown
}

type Asked = 'add' | 'evaluated' | 'evaluators'

/** Rows rendered at first, and added each time. */
const PAGE = 50

/** Reads the evaluators of the rendered rows; undefined until loaded, and on an error. */
function useEvaluators(ciclo: number, drawn: Avaliado[]) {
  const avaliadosIds = drawn.map(({ id }) => id).join(',')
  const { data, error, refetch } = useQuery({
    queryKey: ['participantes', ciclo, avaliadosIds],
    queryFn: ({ signal }) =>
      askJson<Participante[]>(`/api/${CICLOS}/${ciclo}/participantes`, new URLSearchParams({ avaliadosIds }), {
        signal,
        quiet: true,
      }),
    enabled: drawn.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return { evaluators: useMemo(() => data && avaliadoresDe(data), [data]), failed: !!error, again: refetch }
}

/** The evaluated people of a cycle, with checkboxes for bulk actions. */
export function People({ ciclo, avaliados, papeis, can, onChanged }: Props) {
  const [q, setQ] = useState('')
  const [typed, type] = useDebounced(q, setQ)
  const [most, setMost] = useState(PAGE)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [asked, setAsked] = useState<Asked>()
  const success = useSuccess()
  const shown = avaliados.filter(({ nome }) => foldText(nome).includes(foldText(q)))
  const drawn = shown.slice(0, most)
  const { evaluators, failed, again } = useEvaluators(ciclo, drawn)
  const ids = shown.filter(({ id }) => chosen.has(id)).map(({ id }) => id)
  const choose = (id: number) =>
    setChosen((now) => new Set(now.has(id) ? [...now].filter((each) => each !== id) : [...now, id]))
  const close = () => setAsked(undefined)
  const done = async () => {
    setChosen(new Set())
    await onChanged()
  }
  const removeEvaluated = async () => {
    const { message } = await sendJson<{ message: string }>(
      'POST',
      `/api/${CICLOS}/${ciclo}/participantes/remove-avaliados`,
      { colaboradoresIds: ids },
    )
    success(message)
    close()
    await done()
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1.5 }}>
        <SearchField value={typed} onChange={type} label={t.search} />
        <FormControlLabel
          sx={{ ml: 0 }}
          control={
            <Checkbox
              size="small"
              checked={shown.length > 0 && ids.length === shown.length}
              indeterminate={ids.length > 0 && ids.length < shown.length}
              onChange={({ target }) => setChosen(new Set(target.checked ? shown.map(({ id }) => id) : []))}
            />
          }
          label={ids.length > 0 ? t.chosen(ids.length) : t.selectAll}
        />
        {ids.length > 0 && can.create && (
          <Button size="small" variant="outlined" onClick={() => setAsked('add')}>
            {t.addFor(ids.length)}
          </Button>
        )}
        {can.delete && (
          <Button size="small" color="inherit" onClick={() => setAsked('evaluators')}>
            {t.removeEvaluators}
          </Button>
        )}
        {ids.length > 0 && can.delete && (
          <Button size="small" color="error" onClick={() => setAsked('evaluated')}>
            {t.removeEvaluated}
          </Button>
        )}
      </Box>
      {failed && (
        <RetryAlert onRetry={again} sx={{ mb: 1.5 }}>
          {t.evaluatorsFailed}
        </RetryAlert>
      )}
      <Paper variant="outlined" component="ul" aria-label={t.evaluated} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {drawn.map((avaliado) => (
          <Person
            key={avaliado.id}
            {...{ ciclo, avaliado, papeis, can, onChanged }}
            avaliadores={evaluators?.get(avaliado.id)}
            reading={!failed}
            chosen={chosen.has(avaliado.id)}
            onChoose={() => choose(avaliado.id)}
          />
        ))}
        {shown.length === 0 && (
          <Typography component="li" color="text.secondary" sx={{ p: 2 }}>
            {t.noneFound}
          </Typography>
        )}
      </Paper>
      {drawn.length < shown.length && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 1 }}>
          <Typography variant="body2" color="text.secondary">
            {t.drawn(drawn.length, shown.length)}
          </Typography>
          <Button onClick={() => setMost(most + PAGE)}>{t.more}</Button>
        </Box>
      )}
      {asked === 'evaluated' && (
        <ConfirmDialog
          title={t.removeEvaluated}
          text={t.removeEvaluatedQuestion(ids.length)}
          confirm={t.remove}
          danger
          onClose={close}
          onConfirm={removeEvaluated}
        />
      )}
      {asked === 'add' && (
        <Waiting fallback={null}>
          <AddDialog {...{ ciclo, papeis, ids }} onClose={close} onChanged={done} />
        </Waiting>
      )}
      {asked === 'evaluators' && (
        <Waiting fallback={null}>
          <RemoveEvaluators {...{ ciclo }} onClose={close} onChanged={done} />
        </Waiting>
      )}
    </>
  )
}
