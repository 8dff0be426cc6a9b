import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Paper from '@mui/material/Paper'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { mailTexts } from '#admin/mail/texts.ts'
import { usePrivateParams } from '#admin/providers/address/usePrivateParams.ts'
import { PlainPagination } from '#admin/resource/list/pages/PlainPagination.tsx'
import { RetryAlert } from '#admin/shell/RetryAlert.tsx'
import { PageHeader } from '#admin/shell/screen/PageHeader.tsx'
import { Detail } from './Detail.tsx'
import { Lines } from './Lines.tsx'
import { useOutbox, useServidor } from './useOutbox.ts'

const size = 15

/** The company's e-mails: queued, sent, failed with the reason. Filters and page are query parameters. */
export default function Screen() {
  const [params, change] = usePrivateParams()
  const page = Math.max(0, Number.parseInt(params.get('page') ?? '0', 10) || 0)
  const [q, situacao] = ['q', 'situacao'].map((name) => params.get(name) ?? '') as [string, string]
  const filter = new URLSearchParams(Object.entries({ q, situacao }).filter(([, value]) => value !== ''))
  const { data, error, refetch } = useOutbox(`${filter}&page=${page}&size=${size}`)
  const { data: servidor } = useServidor()
  const [viewed, setViewed] = useState<number>()
  const set = (changes: Record<string, string>) => {
    const next = { q, situacao, page: '0', ...changes }
    const kept = Object.entries(next).filter(([name, value]) => value !== '' && !(name === 'page' && value === '0'))
    change(() => Object.fromEntries(kept))
  }
  return (
    <Box>
      <PageHeader />
      {servidor && (
        <Alert severity={servidor.configurado ? 'success' : 'info'} sx={{ mb: 2 }}>
          {servidor.configurado ? mailTexts.server(servidor.remetente ?? '') : mailTexts.noServer}
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mb: 2 }}>
        <SearchBox value={q} onChange={(text) => set({ q: text })} />
        <TextField
          select
          size="small"
          label={mailTexts.state}
          value={situacao in mailTexts.states ? situacao : ''}
          onChange={(event) => set({ situacao: event.target.value })}
          sx={{ width: { xs: '100%', sm: 200 } }}
        >
          <MenuItem value="">{mailTexts.anyState}</MenuItem>
          {Object.entries(mailTexts.states).map(([value, title]) => (
            <MenuItem key={value} value={value}>
              {title}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {error ? (
        <RetryAlert onRetry={refetch}>{error.message}</RetryAlert>
      ) : (
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <Lines linhas={data?.linhas} filtered={filter.size > 0} onView={({ id }) => setViewed(id)} />
          <PlainPagination
            total={data?.total ?? 0}
            page={page}
            size={size}
            onPage={(next) => set({ page: String(next) })}
          />
        </Paper>
      )}
      {viewed !== undefined && <Detail id={viewed} onClose={() => setViewed(undefined)} />}
    </Box>
  )
}

/** A search box debounced by 400 ms. */
function SearchBox({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => onChange(text), 400)
    return () => clearTimeout(timer)
  })
  return (
    <TextField
      size="small"
      type="search"
      label={mailTexts.search}
      value={text}
      onChange={(event) => setText(event.target.value.slice(0, 200))}
      sx={{ width: { xs: '100%', sm: 320 } }}
    />
  )
}
