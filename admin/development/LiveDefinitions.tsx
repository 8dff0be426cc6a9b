import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { refreshSession } from '#admin/providers/session.ts'
import { developmentTexts } from './texts.ts'

/** Server-sent event to open pages (server/start/development/news.ts). */
interface News {
  state: string
  mistake?: string
  codigo?: string
}

/**
 * Under `npm run dev`: reloads a saved definition in the open page. Forms keep unsaved input; an invalid definition is reported until it is
 * fixed, and the previous one stays in use. Type errors of hooks and other code beside definitions are shown, too.
 */
export default function LiveDefinitions() {
  const client = useQueryClient()
  const [told, setTold] = useState<Pick<News, 'mistake' | 'codigo'>>({})
  useEffect(() => {
    let state: string | undefined
    const source = new EventSource('/api/desenvolvimento')
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const news = JSON.parse(data) as News
      setTold(news)
      const isNew = state !== undefined && state !== news.state
      state = news.state
      // lists refetch for new columns; a dirty form keeps its input
      if (isNew) void refreshSession().then(() => client.invalidateQueries({ predicate: isOfRecords }))
    }
    return () => source.close()
  }, [client])
  const { mistake, codigo } = told
  if (mistake === undefined && codigo === undefined) return null
  return (
    <Stack
      spacing={1}
      sx={{ position: 'fixed', right: 16, bottom: 16, zIndex: 'tooltip', maxWidth: 'min(900px, calc(100vw - 32px))' }}
    >
      {codigo && <Told severity="warning" title={developmentTexts.code} text={codigo} />}
      {mistake && <Told severity="error" title={developmentTexts.mistake} text={mistake} />}
    </Stack>
  )
}

function Told({ severity, title, text }: { severity: 'error' | 'warning'; title: string; text: string }) {
  return (
    <Alert severity={severity} variant="outlined" sx={{ bgcolor: 'background.paper', boxShadow: 6 }}>
      <AlertTitle>{title}</AlertTitle>
      <Box
        component="pre"
        sx={{
          m: 0,
          maxHeight: '40vh',
          overflow: 'auto',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
          fontSize: 13,
        }}
      >
        {text}
      </Box>
    </Alert>
  )
}

/** Whether a query holds records: definition URLs change with their content, so these are never stale. */
const isOfRecords = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey[0] !== 'definition'
