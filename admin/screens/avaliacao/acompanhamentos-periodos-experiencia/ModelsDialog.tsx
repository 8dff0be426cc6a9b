import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { asApiError } from '#admin/providers/api-error.ts'
import { getJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { comoPergunta, type PerguntaEditada } from '#admin/questionario/editor/pergunta.ts'
import { ShowQuestions } from '#admin/questionario/editor/ShowQuestions.tsx'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { PeriodoExperiencia } from '#schemas/generated/types/avaliacao/periodo-experiencia.ts'
import type { FollowUpModel, Ligacao } from '#schemas/runtime/answers/evaluation/experience.ts'
import { fetchModels, linkModels } from './api.ts'
import { experienciaTexts as t } from './texts.ts'

/** Assigns models to experience periods; all assignments are saved in one request. */
export function ModelsDialog({ onClose }: { onClose: () => void }) {
  const [chosen, setChosen] = useState<Record<number, number>>({})
  const models = useQuery({
    queryKey: ['experiencia-modelos'],
    queryFn: ({ signal }) => fetchModels(signal),
    gcTime: 0,
  })
  const periods = useQuery({
    queryKey: ['experiencia-periodos'],
    queryFn: ({ signal }) =>
      getJson<PeriodoExperiencia[]>('/api/avaliacao/periodos-experiencia?sort=dias,asc&size=100', {
        signal,
        quiet: true,
      }),
    gcTime: 0,
  })
  const report = useReport()
  const success = useSuccess()
  const { mutate, isPending, error } = useMutation({
    mutationFn: linkModels,
    onSuccess: () => {
      success(t.modelsSaved)
      onClose()
    },
    onError: (thrown) => asApiError(thrown).status !== 400 && report(thrown),
  })
  const links = (models.data ?? []).flatMap((model) => linkOf(model, chosen[model.id]))
  const refused = error && asApiError(error).status === 400 ? asApiError(error).message : undefined
  return (
    <FormDialog
      title={t.models}
      busy={isPending}
      onClose={onClose}
      onSubmit={() => (links.length > 0 ? mutate(links) : onClose())}
    >
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {models.data?.length === 0 ? t.modelsNone : t.modelsAbout}
      </Typography>
      {refused && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {refused}
        </Alert>
      )}
      {!models.data || !periods.data ? (
        <Skeleton height={160} />
      ) : (
        <Box sx={{ display: 'grid', gap: 2 }}>
          {models.data.map((model) => (
            <Model
              key={model.id}
              model={model}
              periods={periods.data}
              value={chosen[model.id] ?? model.periodoExperiencia?.id}
              onChange={(id) => setChosen((before) => ({ ...before, [model.id]: id }))}
            />
          ))}
        </Box>
      )}
    </FormDialog>
  )
}

function linkOf({ id, versao, periodoExperiencia }: FollowUpModel, chosen: number | undefined): Ligacao[] {
  if (chosen === undefined || chosen === periodoExperiencia?.id) return []
  return [{ modeloAvaliacaoId: id, periodoExperienciaId: chosen, versao }]
}

interface ModelProps {
  model: FollowUpModel
  periods: PeriodoExperiencia[]
  value: number | undefined
  onChange: (id: number) => void
}

function Model({ model, periods, value, onChange }: ModelProps) {
  const { id, titulo, ativo, perguntas, periodoExperiencia } = model
  const mayReadQuestions = useSession().schemas.some(({ path }) => path === 'avaliacao/pergunta')
  const offered = periods.filter((one) => one.ativo || one.id === periodoExperiencia?.id)
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: '1fr 220px' }, alignItems: 'center' }}>
      <Box>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{titulo}</Typography>
        <Typography variant="body2" color="text.secondary">
          {[t.questions(perguntas), ...(ativo ? [] : [t.inactive])].join(' · ')}
        </Typography>
        {perguntas > 0 && mayReadQuestions && (
          <ShowQuestions
            label={t.questionsOfModel(titulo)}
            queryKey={['experiencia-modelo-perguntas', id]}
            fetchQuestions={async () =>
              (await getJson<PerguntaEditada[]>(`/api/avaliacao/perguntas/experiencias?avaliacaoId=${id}`)).map(
                comoPergunta,
              )
            }
          >
            {t.questionsOf}
          </ShowQuestions>
        )}
      </Box>
      <TextField
        select
        size="small"
        label={t.whichPeriod}
        value={value ?? ''}
        onChange={(event) => onChange(Number(event.target.value))}
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': t.periodOf(titulo) } } }}
      >
        {offered.map((one) => (
          <MenuItem key={one.id} value={one.id}>
            {one.nome}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  )
}
