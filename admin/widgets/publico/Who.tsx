import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import { commonTexts } from '#admin/i18n/common.ts'
import { useDebounced } from '#admin/resource/filters/useDebounced.ts'
import { PlainPagination } from '#admin/resource/list/pages/PlainPagination.tsx'
import { SearchField } from '#admin/shell/fields/SearchField.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import type { AudienceMember } from '#schemas/runtime/answers/surveys/audience.ts'
import { Member } from './Member.tsx'
import { publicoTexts as t } from './texts.ts'
import { usePreview } from './useAudience.ts'

const SIZE = 15

interface Props {
  route: string
  /** the audience as JSON */
  text: string
  /** absent where the form cannot be changed */
  onLeaveOut: ((one: AudienceMember) => void) | undefined
  onClose: () => void
}

/** Members of an audience by name, paged; single ones can be excluded. */
export default function Who({ route, text, onLeaveOut, onClose }: Props) {
  const id = useId()
  const search = useRef<HTMLInputElement>(null)
  const [q, setQ] = useState('')
  const [typed, type, flush] = useDebounced(q, (next) => {
    setQ(next)
    setPage(0)
  })
  const [page, setPage] = useState(0)
  const content = useRef<HTMLDivElement>(null)
  const turn = (next: number) => {
    setPage(next)
    content.current?.scrollTo(0, 0)
  }
  const [said, setSaid] = useState('')
  const { data, isError, refetch } = usePreview(route, text, { size: SIZE, page, ...(q && { q }) })
  const leaveOut = (one: AudienceMember) => {
    onLeaveOut?.(one)
    setSaid(t.leftOut(one.nome))
    // the removed row takes the focused button with it
    search.current?.focus()
    if (data?.quem.length === 1 && page > 0) setPage(page - 1)
  }
  const total = data?.total ?? 0
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id} sx={{ pb: 1 }}>
        {t.title}
        <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }} role="status">
          {[data && t.total(total), q && data && t.found(data.encontrados), said].filter(Boolean).join(' · ')}
        </Typography>
      </DialogTitle>
      <DialogContent ref={content} sx={{ '&&': { pt: 1 }, minHeight: 320 }}>
        <SearchField
          label={t.search}
          value={typed}
          onChange={type}
          fullWidth
          autoFocus
          inputRef={search}
          onKeyDown={({ key }) => key === 'Enter' && flush()}
        />
        {isError && (
          <RetryAlert onRetry={refetch} sx={{ mt: 2 }}>
            {t.failed}
          </RetryAlert>
        )}
        {data?.quem.length === 0 && (
          <Typography color="text.secondary" sx={{ py: 3, textAlign: 'center' }}>
            {total === 0 ? t.empty : t.notFound}
          </Typography>
        )}
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.quem.map((one) => (
            <Member key={one.id} one={one} onLeaveOut={onLeaveOut && (() => leaveOut(one))} />
          ))}
        </Box>
        <PlainPagination total={data?.encontrados ?? 0} page={page} size={SIZE} onPage={turn} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{commonTexts.close}</Button>
      </DialogActions>
    </Dialog>
  )
}
