import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { FormEvent, ReactNode } from 'react'
import { Brand } from '../../Brand.tsx'
import { useDocumentTitle } from '../../useDocumentTitle.ts'
import { LoginPanel } from './LoginPanel.tsx'

interface Props {
  /** document title */
  tab: string
  title: string
  text: string
  /** width of the form in pixels */
  width: number
  onSubmit: (event: FormEvent) => unknown
  /** rest of the form */
  children: ReactNode
}

/** Page before the application: product presentation on one side, a form on the other. */
export function EntryPage({ tab, title, text, width, onSubmit, children }: Props) {
  useDocumentTitle(tab)
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1.1fr) minmax(0, 1fr)' },
      }}
    >
      <LoginPanel />
      <Box component="main" sx={{ display: 'grid', placeItems: 'center', p: 3, bgcolor: 'background.paper' }}>
        <Stack component="form" noValidate onSubmit={onSubmit} spacing={3} sx={{ width: '100%', maxWidth: width }}>
          <Box sx={{ display: { md: 'none' } }}>
            <Brand />
          </Box>
          <Box>
            <Typography variant="h1" sx={{ fontSize: '1.625rem', mb: 0.5 }}>
              {title}
            </Typography>
            <Typography color="text.secondary">{text}</Typography>
          </Box>
          {children}
        </Stack>
      </Box>
    </Box>
  )
}
