import HowToVote from '@mui/icons-material/HowToVote'
import Paper from '@mui/material/Paper'
import { NpsForm } from '#admin/nps/NpsForm.tsx'
import { npsTexts as t } from '#admin/nps/texts.ts'
import { useNps } from '#admin/nps/useNps.ts'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'

/** The NPS question (0 to 10) for the logged-in user, also after he postponed it. */
export default function Screen() {
  return (
    <>
      <PageHeader />
      <Content />
    </>
  )
}

function Content() {
  const { pergunta, error, refetch, answer } = useNps()
  if (error) return <RetryAlert onRetry={refetch}>{t.failed}</RetryAlert>
  if (!pergunta) return <PageSkeleton />
  const { ativo, respondidoEm, proximaEm = '' } = pergunta
  if (!ativo) return <NothingYet icon={HowToVote}>{t.inactive}</NothingYet>
  if (respondidoEm !== undefined) return <NothingYet icon={HowToVote}>{t.answered(respondidoEm, proximaEm)}</NothingYet>
  return (
    <Paper variant="outlined" sx={{ p: 2, maxWidth: 620 }}>
      <NpsForm pergunta={pergunta} onAnswer={answer} />
    </Paper>
  )
}
