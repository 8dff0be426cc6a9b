import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { type DeletedRow, eraseDeleted, fetchDeleted, restoreDeleted } from '#admin/providers/records/trash.ts'
import { SearchField } from '#admin/shell/fields/SearchField.tsx'
import { NothingYet } from '#admin/shell/NothingYet.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { useSuccess } from '#admin/shell/useReport.ts'
import { ConfirmDialog } from '../actions/dialogs/ConfirmDialog.tsx'
import { useEntity } from '../entity-context.ts'
import { useDebounced } from '../filters/useDebounced.ts'
import { PlainPagination } from '../list/pages/PlainPagination.tsx'
import { screenTitle } from '../names.ts'
import { useCrumbs } from '../useCrumbs.ts'
import { TrashDetail } from './TrashDetail.tsx'
import { TrashRows } from './TrashRows.tsx'
import { excluidosTexts } from './texts.ts'

const size = 15

type Question = { kind: 'restore' | 'erase'; row: DeletedRow }

/** Bin of a register: search by name, view, restore, erase. */
export default function TrashPage() {
  const { entity, schema, resource } = useEntity()
  const crumbs = useCrumbs('record')
  const navigate = useNavigate()
  const success = useSuccess()
  const [params, setParams] = useSearchParams()
  const q = params.get('q') ?? ''
  const page = Math.max(0, Number.parseInt(params.get('page') ?? '0', 10) || 0)
  const [text, type, flush] = useDebounced(q, (value) => setParams(value ? { q: value } : {}, { replace: true }))
  const [viewed, setViewed] = useState<number>()
  const [question, setQuestion] = useState<Question>()
  const { data, error, refetch } = useQuery({
    queryKey: ['excluidos', resource, q, page],
    queryFn: () => fetchDeleted(resource, q, page, size),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const close = () => setQuestion(undefined)
  const restore = async ({ id, rotulo }: DeletedRow) => {
    const record = await restoreDeleted(resource, id)
    success(excluidosTexts.restored(rotulo))
    navigate(`/${resource}/${record.id}`)
  }
  const erase = async ({ id }: DeletedRow) => {
    await eraseDeleted(resource, id)
    success(excluidosTexts.erased)
    close()
    setViewed(undefined)
    void refetch()
  }
  return (
    <>
      <PageHeader title={excluidosTexts.title(screenTitle(entity))} crumbs={crumbs} />
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {excluidosTexts.intro}
      </Typography>
      <SearchField
        label={excluidosTexts.search}
        value={text}
        onChange={type}
        onKeyDown={(event) => event.key === 'Enter' && flush()}
        sx={{ mb: 2, width: { xs: '100%', sm: 320 } }}
      />
      {error && <RetryAlert onRetry={refetch}>{error.message}</RetryAlert>}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data?.rows.length === 0 && (
        <Paper variant="outlined">
          <NothingYet filtered={q !== ''} title={q ? excluidosTexts.noneFound : excluidosTexts.none}>
            {excluidosTexts.noneText}
          </NothingYet>
        </Paper>
      )}
      {data && data.rows.length > 0 && (
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <TrashRows
            rows={data.rows}
            onView={({ id }) => setViewed(id)}
            onRestore={schema.can.create ? (row) => setQuestion({ kind: 'restore', row }) : undefined}
          />
          <PlainPagination
            total={data.total}
            page={page}
            size={size}
            onPage={(next) => setParams({ ...(q ? { q } : {}), page: String(next) })}
          />
        </Paper>
      )}
      {viewed !== undefined && (
        <TrashDetail
          id={viewed}
          onClose={() => setViewed(undefined)}
          onRestore={schema.can.create ? (row) => setQuestion({ kind: 'restore', row }) : undefined}
          onErase={schema.can.delete ? (row) => setQuestion({ kind: 'erase', row }) : undefined}
        />
      )}
      {question?.kind === 'restore' && (
        <ConfirmDialog
          title={excluidosTexts.restoreTitle}
          text={excluidosTexts.restoreText(question.row.rotulo)}
          confirm={excluidosTexts.restore}
          onClose={close}
          onConfirm={() => restore(question.row)}
        />
      )}
      {question?.kind === 'erase' && (
        <ConfirmDialog
          danger
          title={excluidosTexts.eraseTitle}
          text={excluidosTexts.eraseText(question.row.rotulo)}
          confirm={excluidosTexts.erase}
          onClose={close}
          onConfirm={() => erase(question.row)}
        />
      )}
    </>
  )
}
