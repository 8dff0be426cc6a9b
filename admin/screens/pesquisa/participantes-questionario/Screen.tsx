import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { call, getJson, sendJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { Board } from '#admin/questionario/participacao/Board.tsx'
import { ConfirmDialog } from '#admin/resource/actions/ConfirmDialog.tsx'
import { PlainPagination } from '#admin/resource/list/PlainPagination.tsx'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { PageHeader } from '#admin/shell/PageHeader.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { SearchField } from '#admin/shell/SearchField.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { Participant } from '#schemas/runtime/answers/participants.ts'
import { People } from './People.tsx'
import { participantesTexts as t } from './texts.ts'

const BASE = '/api/pesquisa/colaborador-questionario'
const size = 15
type Situacao = keyof typeof t.filters
const situacoes = Object.keys(t.filters) as Situacao[]

/** The survey that owns a questionnaire. */
interface PesquisaDoQuestionario {
  id: number
  titulo: string
}

/** What is about to be taken away: of these copies, or of the whole survey. */
type Clearing = { ids: number[] } | { pesquisa: number }

/** Who is asked by a questionnaire and how far they are — spec 2 §2 (colaborador-questionario/{questionarioId}), §7 */
export default function Screen() {
  const { questionarioId = '' } = useParams()
  const [situacao, setSituacao] = useState<Situacao>('T')
  const [q, setQ] = useState('')
  const [page, setPage] = useState(0)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [clearing, setClearing] = useState<Clearing>()
  const { authorities } = useSession().info
  const client = useQueryClient()
  const success = useSuccess()
  const can = {
    clear: authorities.includes('ROLE_PESQUISA_EXCLUIR_RESPOSTAS'),
    answer: authorities.includes('ROLE_PESQUISA_RESPONDER_POR_OUTRO'),
  }
  const key = ['participantes-questionario', questionarioId]
  const { data, error, refetch } = useQuery({
    queryKey: [...key, situacao, q, page],
    queryFn: async ({ signal }) => {
      const asked = new URLSearchParams({
        questionario: questionarioId,
        situacao,
        q,
        page: String(page),
        size: `${size}`,
      })
      const response = await call(`${BASE}?${asked}`, { signal })
      const total = Number(response.headers.get('Content-Range')?.split('/').at(-1) ?? 0)
      return { people: (await response.json()) as Participant[], total }
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  })
  const pesquisa = usePesquisa(questionarioId)
  const clear = async () => {
    if (!clearing) return
    const [path, ids] =
      'pesquisa' in clearing
        ? ['batch/pesquisa', [clearing.pesquisa]]
        : clearing.ids.length === 1
          ? [`${clearing.ids[0]}/respostas`, undefined]
          : ['batch/respostas', clearing.ids]
    const { message } = await sendJson<{ message: string }>('DELETE', `${BASE}/${path}`, ids ? { ids } : undefined)
    success(message)
    setChosen(new Set())
    setClearing(undefined)
    await client.invalidateQueries({ queryKey: key })
    await client.invalidateQueries({ queryKey: ['participacao'] })
  }
  const narrow = (change: () => void) => {
    change()
    setPage(0)
  }
  return (
    <>
      <PageHeader
        note={pesquisa?.titulo}
        actions={
          can.clear && pesquisa && data?.people.length ? (
            <Button color="error" onClick={() => setClearing({ pesquisa: pesquisa.id })}>
              {t.clearAll}
            </Button>
          ) : undefined
        }
      />
      {pesquisa && <Board url={`/api/pesquisa/pesquisas/${pesquisa.id}/participacao`} bothSides={false} />}
      {data?.people.some(({ anonima }) => anonima) && (
        <Alert severity="info" sx={{ my: 2 }}>
          {t.anonymous}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', my: 2 }}>
        <SearchField label={t.search} value={q} onChange={(next) => narrow(() => setQ(next))} />
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          value={situacao}
          aria-label={t.filter}
          onChange={(_event, next: Situacao | null) => narrow(() => setSituacao(next ?? 'T'))}
          sx={{ flexWrap: 'wrap', bgcolor: 'background.paper' }}
        >
          {situacoes.map((one) => (
            <ToggleButton key={one} value={one}>
              {t.filters[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {chosen.size > 0 && (
          <Button color="error" variant="outlined" onClick={() => setClearing({ ids: [...chosen] })}>
            {t.clear}
          </Button>
        )}
      </Box>
      {error && !data ? (
        <RetryAlert onRetry={refetch}>{t.loadFailed}</RetryAlert>
      ) : !data ? (
        <PageSkeleton />
      ) : data.people.length === 0 ? (
        <NothingYet filtered={situacao !== 'T' || q !== ''}>
          {situacao === 'T' && q === '' ? t.nobody : t.nobodyFound}
        </NothingYet>
      ) : (
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <People
            questionario={questionarioId}
            people={data.people}
            {...{ can, chosen }}
            onChoose={(id) =>
              setChosen(new Set(chosen.has(id) ? [...chosen].filter((each) => each !== id) : [...chosen, id]))
            }
            onClear={(ids) => setClearing({ ids })}
          />
          <PlainPagination total={data.total} page={page} size={size} onPage={setPage} />
        </Paper>
      )}
      {clearing && (
        <ConfirmDialog
          title={'pesquisa' in clearing ? t.clearAll : t.clear}
          text={'pesquisa' in clearing ? t.clearAllQuestion : t.clearQuestion(clearing.ids.length)}
          confirm={t.clear}
          onClose={() => setClearing(undefined)}
          onConfirm={clear}
        />
      )}
    </>
  )
}

/** The survey that owns the questionnaire; undefined for another owner, or one that the session does not read. */
function usePesquisa(questionario: string): PesquisaDoQuestionario | undefined {
  const { data } = useQuery({
    queryKey: ['pesquisa-do-questionario', questionario],
    queryFn: ({ signal }) =>
      getJson<PesquisaDoQuestionario[]>(`/api/pesquisa/pesquisas?questionario=${questionario}`, {
        signal,
        quiet: true,
      }),
    retry: false,
  })
  return data?.[0]
}
