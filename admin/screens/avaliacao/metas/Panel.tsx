import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useSession } from '#admin/providers/session.ts'
import { AppLink } from '#admin/shell/AppLink.tsx'
import { SideDrawer } from '#admin/shell/dialogs/SideDrawer.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import type { GoalPanel } from '#schemas/runtime/answers/evaluation/goals.ts'
import { newObjective, newResult, OBJECTIVE, recordOf } from './addresses.ts'
import { Bar, progressText, toneOf } from './looks.tsx'
import { Result } from './Result.tsx'
import { metasTexts as t } from './texts.ts'
import { useGoalChanges, usePanel } from './useMetas.ts'

interface Props {
  id: number
  /** title shown until the objective is loaded */
  title: string
  /** the period shown: default period of objectives created from here */
  periodo: number | undefined
  onClose: () => void
}

/** An objective beside the tree, with its key results and their check-ins. */
export function Panel({ id, title, periodo, onClose }: Props) {
  const { data, error, refetch } = usePanel(id)
  return (
    <SideDrawer title={data?.titulo ?? title} onClose={onClose}>
      {error ? (
        <RetryAlert onRetry={refetch}>{error.message}</RetryAlert>
      ) : data ? (
        <Content panel={data} periodo={periodo} />
      ) : (
        <Skeleton variant="rectangular" height={280} />
      )}
    </SideDrawer>
  )
}

function Content({ panel, periodo }: { panel: GoalPanel; periodo: number | undefined }) {
  const { id, nivel, area, talento, responsavel, descricao, progresso, confianca, situacao, resultadosChave } = panel
  const reads = useSession().schemas.some(({ path, can }) => path === OBJECTIVE && can.read)
  const whose = nivel === 'E' ? t.company : nivel === 'A' ? area?.nome : talento?.nome
  return (
    <>
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {[
          whose,
          responsavel && responsavel.nome !== whose && t.who(responsavel.nome),
          situacao !== 'A' && t.situation[situacao],
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {descricao && (
        <Typography sx={{ mb: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{descricao}</Typography>
      )}
      <Box sx={{ mb: 0.5 }}>
        <b>{progressText(progresso)}</b>
        {confianca && (
          <Box component="span" sx={{ color: toneOf(confianca) }}>
            {` · ${t.confidence[confianca]}`}
          </Box>
        )}
      </Box>
      <Bar progresso={progresso} confianca={confianca} />
      {panel.podeAlterar && situacao === 'R' && <Draft id={id} />}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', my: 2 }}>
        {panel.podeIncluir && (
          <Button size="small" variant="outlined" component={AppLink} to={newResult(id)}>
            {t.newResult}
          </Button>
        )}
        {panel.podeAlterar && (
          <Button
            size="small"
            variant="outlined"
            component={AppLink}
            to={newObjective({ objetivoPai: { id }, ...(periodo !== undefined && { periodo: { id: periodo } }) }, id)}
          >
            {t.newBelow}
          </Button>
        )}
        {reads && (
          <Button size="small" color="inherit" component={AppLink} to={recordOf(id)}>
            {t.openRecord}
          </Button>
        )}
      </Box>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t.results}
      </Typography>
      {resultadosChave.length === 0 && (
        <Typography color="text.secondary">{progresso === undefined ? t.noResultsAtAll : t.noResults}</Typography>
      )}
      {resultadosChave.map((result) => (
        <Result key={result.id} result={result} />
      ))}
    </>
  )
}

/** Says that the objective is a draft, with the button that activates it. */
function Draft({ id }: { id: number }) {
  const [busy, setBusy] = useState(false)
  const { activate } = useGoalChanges()
  const report = useReport()
  const success = useSuccess()
  const start = async () => {
    setBusy(true)
    try {
      await activate(id)
      success(t.activated)
    } catch (thrown) {
      report(thrown)
      setBusy(false)
    }
  }
  return (
    <Alert
      severity="info"
      sx={{ mt: 2 }}
      action={
        <Button color="inherit" size="small" loading={busy} onClick={() => void start()}>
          {t.activate}
        </Button>
      }
    >
      {t.draft}
    </Alert>
  )
}
