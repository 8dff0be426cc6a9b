import Alert from '@mui/material/Alert'
import { useQueries } from '@tanstack/react-query'
import { isOpen, quemDe } from '#admin/questionario/linha.tsx'
import { PageSkeleton } from '#admin/shell/PageSkeleton.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { AResponder } from '#schemas/runtime/answers/evaluation/evaluations.ts'
import { copyQuery } from './Loaded.tsx'
import { Stepwise } from './Stepwise.tsx'
import { respostasTexts as t } from './texts.ts'

interface Props {
  linhas: AResponder[]
  onHandedIn(): void
}

/** Question by question, the people beside each other — spec 2 §3 formato 1 */
export function SideBySide({ linhas, onHandedIn }: Props) {
  const open = linhas.filter(isOpen)
  const answered = linhas.filter(({ situacao }) => situacao === 'R')
  const copies = useQueries({ queries: open.map(({ id }) => copyQuery(id)) })
  const failed = copies.find(({ error, data }) => error && !data)
  const people = open.flatMap((linha, i) => {
    const avaliacao = copies[i]?.data
    return avaliacao ? [{ quem: quemDe(linha), avaliacao }] : []
  })
  const closed =
    people.find(({ avaliacao }) => avaliacao.fechada !== undefined)?.avaliacao.fechada ??
    (open.length === 0 ? linhas.find(({ fechada }) => fechada !== undefined)?.fechada : undefined)
  return (
    <>
      {answered.length > 0 && (
        <Alert severity="success" sx={{ mb: 2 }}>
          {answered.length === linhas.length
            ? t.allAnswered
            : answered.map((linha) => t.answeredOf(quemDe(linha))).join(' · ')}
        </Alert>
      )}
      {failed ? (
        <RetryAlert onRetry={failed.refetch}>{t.loadFailed}</RetryAlert>
      ) : closed !== undefined ? (
        <Alert severity="warning">{closed}</Alert>
      ) : people.length < open.length ? (
        <PageSkeleton />
      ) : (
        open.length > 0 && <Stepwise people={people} onHandedIn={onHandedIn} />
      )}
    </>
  )
}
