import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { refreshSession } from '#admin/providers/session.ts'
import { developmentTexts } from './texts.ts'

/** What the server tells open pages (server/development/news.ts). */
interface News {
  state: string
  mistake?: string
}

/**
 * Under `npm run dev`: a saved definition reaches the open page by itself. Forms keep what is typed; a mistake is shown until it is mended,
 * while the definitions before it go on.
 */
export default function LiveDefinitions() {
  const client = useQueryClient()
  const [mistake, setMistake] = useState<string>()
  useEffect(() => {
    let state: string | undefined
    const source = new EventSource('/api/desenvolvimento')
    source.onmessage = ({ data }: MessageEvent<string>) => {
      const news = JSON.parse(data) as News
      setMistake(news.mistake)
      const isNew = state !== undefined && state !== news.state
      state = news.state
      // lists show the values of new columns; a form does not take a newer record over what is typed
      if (isNew) void refreshSession().then(() => client.invalidateQueries({ predicate: isOfRecords }))
    }
    return () => source.close()
  }, [client])
  if (mistake === undefined) return null
  return (
    <Box
      sx={{ position: 'fixed', right: 16, bottom: 16, zIndex: 'tooltip', maxWidth: 'min(900px, calc(100vw - 32px))' }}
    >
      <Alert severity="error" variant="outlined" sx={{ bgcolor: 'background.paper', boxShadow: 6 }}>
        <AlertTitle>{developmentTexts.mistake}</AlertTitle>
        <Box
          component="pre"
          sx={{
            m: 0,
            maxHeight: '50vh',
            overflow: 'auto',
            whiteSpace: 'pre-wrap',
            overflowWrap: 'anywhere',
            fontSize: 13,
          }}
        >
          {mistake}
        </Box>
      </Alert>
    </Box>
  )
}

/** Addresses of definitions change with their content: they are never out of date. */
const isOfRecords = ({ queryKey }: { queryKey: readonly unknown[] }): boolean => queryKey[0] !== 'definition'
