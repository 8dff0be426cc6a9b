import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { sendJson } from '#admin/providers/http.ts'
import { useSession } from '#admin/providers/session.ts'
import { Board } from '#admin/questionario/participacao/Board.tsx'
import { ConfirmDialog } from '#admin/resource/actions/dialogs/ConfirmDialog.tsx'
import { SearchField } from '#admin/shell/fields/SearchField.tsx'
import { Toggles } from '#admin/shell/fields/Toggles.tsx'
import { PagedRows, usePage } from '#admin/shell/lines/PagedRows.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import type { Participant } from '#schemas/runtime/answers/surveys/participants.ts'
import { AddClass } from './AddClass.tsx'
import { People } from './People.tsx'
import { Report } from './Report.tsx'
import { participantesTexts as t } from './texts.ts'
import { useOwner } from './useOwner.ts'

const KEY = 'participantes-questionario'
const BASE = '/api/pesquisa/colaborador-questionario'
type Situacao = keyof typeof t.filters

/** The deletion being confirmed: of these copies, or of all (`all` is their number). */
type Clearing = { ids: number[] } | { all: number }

/** The participants of a questionnaire and their progress — spec 2 §2 (colaborador-questionario/{questionarioId}), §7 */
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
  const found = usePage<Participant>(KEY, BASE, { questionario: questionarioId, situacao, q }, page)
  const people = found.data?.rows ?? []
  const owner = useOwner(questionarioId)
  const changed = async () => {
    await client.invalidateQueries({ queryKey: [KEY] })
    await client.invalidateQueries({ queryKey: ['participacao'] })
  }
  const clear = async () => {
    if (!clearing) return
    const [path, body] =
      'all' in clearing
        ? ['batch/pesquisa', { ids: [clearing.all], ...(owner?.turma && { avaliacoesTurma: true }) }]
        : clearing.ids.length === 1
          ? [`${clearing.ids[0]}/respostas`, undefined]
          : ['batch/respostas', { ids: clearing.ids }]
    const { message } = await sendJson<{ message: string }>('DELETE', `${BASE}/${path}`, body)
    success(message)
    setChosen(new Set())
    setClearing(undefined)
    await changed()
  }
  const asked = { questionarioId: Number(questionarioId), idTurma: owner?.turma?.id ?? 0 }
  const narrow = (change: () => void) => {
    change()
    setPage(0)
  }
  return (
    <>
      <PageHeader
        note={owner?.titulo}
        actions={
          owner && (
            <>
              {can.clear && people.length > 0 && (
                <Button color="error" onClick={() => setClearing({ all: owner.id })}>
                  {t.clearAll}
                </Button>
              )}
              {owner.turma && <AddClass questionario={questionarioId} turma={owner.turma} onAdded={changed} />}
              {people.length > 0 && <Report filtro={{ ...asked, situacao, ...(q && { q }) }} />}
            </>
          )
        }
      />
      {owner && <Board url={`/api/${owner.route}/${owner.id}/participacao`} bothSides={false} />}
      {people.some(({ anonima }) => anonima) && (
        <Alert severity="info" sx={{ my: 2 }}>
          {t.anonymous}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', my: 2 }}>
        <SearchField label={t.search} value={q} onChange={(next) => narrow(() => setQ(next))} />
        <Toggles
          label={t.filter}
          value={situacao}
          options={t.filters}
          onChange={(next) => narrow(() => setSituacao(next))}
        />
        {chosen.size > 0 && (
          <Button color="error" variant="outlined" onClick={() => setClearing({ ids: [...chosen] })}>
            {t.clear}
          </Button>
        )}
      </Box>
      <PagedRows
        {...{ found, page }}
        onPage={setPage}
        failed={t.loadFailed}
        nothing={situacao === 'T' && q === '' ? t.nobody : t.nobodyFound}
        filtered={situacao !== 'T' || q !== ''}
      >
        {(rows) => (
          <People
            questionario={questionarioId}
            people={rows}
            {...{ can, chosen }}
            onChoose={(id) =>
              setChosen(new Set(chosen.has(id) ? [...chosen].filter((each) => each !== id) : [...chosen, id]))
            }
            onClear={(ids) => setClearing({ ids })}
          />
        )}
      </PagedRows>
      {clearing && (
        <ConfirmDialog
          title={'all' in clearing ? t.clearAll : t.clear}
          text={'all' in clearing ? t.clearAllQuestion : t.clearQuestion(clearing.ids.length)}
          confirm={t.clear}
          onClose={() => setClearing(undefined)}
          onConfirm={clear}
        />
      )}
    </>
  )
}
