import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { commonTexts } from '#admin/i18n/common.ts'
import { ShowQuestions } from '#admin/questionario/editor/ShowQuestions.tsx'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { screenTitle } from '#admin/shell/screen-titles.ts'
import { useReport } from '#admin/shell/useReport.ts'
import type { ExperiencePeriod, FollowUpModel } from '#schemas/runtime/answers/evaluation/experience.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import {
  answeringPath,
  fetchModels,
  fetchPeriodOf,
  fetchPeriodsToday,
  fetchQuestions,
  fetchTalent,
  openEvaluation,
} from './api.ts'
import { TalentPicker } from './TalentPicker.tsx'
import { experienciaTexts as t } from './texts.ts'

const LIST = '/avaliacao/acompanhamentos-periodos-experiencia'
const idIn = (params: URLSearchParams, name: string) => Number(params.get(name)) || undefined

/** Chooses talent, experience period and model, then opens the evaluation. */
export default function FormScreen() {
  const [params] = useSearchParams()
  const [talentId, setTalent] = useState(idIn(params, 'colaboradorId'))
  const [chosenPeriod, setPeriod] = useState(idIn(params, 'periodoExperienciaId'))
  const [modelId, setModel] = useState<number>()
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const notify = useNotify()
  const { periods, periodId, models, found } = useChoices(talentId, chosenPeriod)
  const chosen = periods?.find(({ id }) => id === periodId)
  const model = models.length === 1 ? models[0]?.id : modelId
  const { start, isPending } = useStart()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const complete = talentId !== undefined && chosen && (chosen.colaboradorQuestionarioId || model !== undefined)
    if (complete) return start({ talentId, period: chosen, model })
    notify(t.invalid, { type: 'warning' })
    // after the next render, when the incomplete fields have aria-invalid
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
  }
  const missing = (label: string, value: unknown) => (tried && value === undefined ? t.required(label) : undefined)
  return (
    <>
      <PageHeader crumbs={[{ label: screenTitle('avaliacao/acompanhamentos-periodos-experiencia'), to: LIST }]} />
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 }, maxWidth: 640 }}>
        <Box component="form" ref={form} noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2.5 }}>
          <TalentPicker
            value={found}
            error={missing(t.talent, talentId)}
            onChange={(id) => {
              setTalent(id)
              setPeriod(undefined)
              setModel(undefined)
            }}
          />
          {periods?.length === 0 ? (
            <Alert severity="success">{t.allAnswered}</Alert>
          ) : (
            <Choice
              label={t.whichPeriod}
              disabled={!periods}
              value={chosen?.id}
              error={missing(t.whichPeriod, chosen)}
              options={(periods ?? []).map(({ id, nome, vencimento }) => [
                id,
                `${nome}, ${t.dueOn(displayDay(vencimento))}`,
              ])}
              onChange={setPeriod}
            />
          )}
          {chosen && !chosen.colaboradorQuestionarioId && models.length === 0 && (
            <Alert severity="warning">{t.noModel}</Alert>
          )}
          {chosen && !chosen.colaboradorQuestionarioId && models.length > 1 && (
            <Choice
              label={t.model}
              value={model}
              error={missing(t.model, model)}
              options={models.map(({ id, titulo }) => [id, titulo])}
              onChange={setModel}
            />
          )}
          {talentId !== undefined && chosen && model !== undefined && (
            <AboutModel talentId={talentId} model={models.find(({ id }) => id === model)} />
          )}
          <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
            <Button component={AppLink} to={LIST} color="inherit">
              {commonTexts.cancel}
            </Button>
            <Button type="submit" variant="contained" loading={isPending}>
              {t.start}
            </Button>
          </Box>
        </Box>
      </Paper>
    </>
  )
}

/** On which day the model's period ends for the talent, and its questions. */
function AboutModel({ talentId, model }: { talentId: number; model: FollowUpModel | undefined }) {
  const { data: period } = useQuery({
    queryKey: ['experiencia-periodo', talentId, model?.id],
    queryFn: ({ signal }) => fetchPeriodOf(talentId, model?.id ?? 0, signal),
    enabled: model !== undefined,
    retry: false,
    gcTime: 0,
  })
  if (!model) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
      <Typography variant="body2" color="text.secondary">
        {period && t.endsOn(period.nome, displayDay(period.vencimento))}
      </Typography>
      <ShowQuestions
        queryKey={['experiencia-perguntas', talentId, model.questionarioId]}
        fetchQuestions={() => fetchQuestions(talentId, model.questionarioId)}
      >
        {t.questionsOf}
      </ShowQuestions>
    </Box>
  )
}

/** Reads the unanswered periods of a talent, the period (today's where none is chosen) and the active models of that period. */
function useChoices(talentId: number | undefined, chosenPeriod: number | undefined) {
  const today = useQuery({
    queryKey: ['experiencia-hoje', talentId],
    queryFn: ({ signal }) => fetchPeriodsToday(talentId ?? 0, signal),
    enabled: talentId !== undefined && chosenPeriod === undefined,
    retry: false,
    gcTime: 0,
  })
  const talent = useQuery({
    queryKey: ['experiencia-talento', talentId],
    queryFn: ({ signal }) => fetchTalent(talentId ?? 0, signal),
    enabled: talentId !== undefined,
    retry: false,
    gcTime: 0,
  })
  const models = useQuery({
    queryKey: ['experiencia-modelos'],
    queryFn: ({ signal }) => fetchModels(signal),
    gcTime: 0,
  })
  const periods = talentId === undefined ? undefined : talent.data?.periodos.filter(({ situacao }) => situacao !== 'R')
  const periodId = chosenPeriod ?? today.data?.find(({ id }) => periods?.some((one) => one.id === id))?.id
  return {
    ...{ periods, periodId },
    found: talentId === undefined ? undefined : talent.data,
    models: (models.data ?? []).filter(({ ativo, periodoExperiencia }) => ativo && periodoExperiencia?.id === periodId),
  }
}

interface Start {
  talentId: number
  period: ExperiencePeriod
  model: number | undefined
}

/** Opens the evaluation already begun in the period, or creates one. */
function useStart() {
  const navigate = useNavigate()
  const report = useReport()
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ talentId, period, model }: Start) => {
      if (period.colaboradorQuestionarioId) return period.colaboradorQuestionarioId
      const made = await openEvaluation(talentId, {
        periodoExperienciaId: period.id,
        ...(model !== undefined && { modeloAvaliacaoId: model }),
      })
      return made.id
    },
    onSuccess: (id) => navigate(answeringPath(id)),
    onError: report,
  })
  return { start: (what: Start) => mutate(what), isPending }
}

interface ChoiceProps {
  label: string
  value: number | undefined
  options: [id: number, title: string][]
  error: string | undefined
  disabled?: boolean
  onChange: (id: number) => void
}

const Choice = ({ label, value, options, error, disabled = false, onChange }: ChoiceProps) => (
  <TextField
    select
    required
    size="small"
    label={label}
    value={value ?? ''}
    disabled={disabled}
    error={error !== undefined}
    helperText={error}
    onChange={(event) => onChange(Number(event.target.value))}
  >
    {options.map(([id, title]) => (
      <MenuItem key={id} value={id}>
        {title}
      </MenuItem>
    ))}
  </TextField>
)
