import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useDocumentTitle } from '../useDocumentTitle.ts'

interface Props {
  /** '404'; large and quiet beside the title */
  code?: string
  icon?: ReactNode
  title: string
  text: string
  actions?: ReactNode
}

/** Page with a message only: forbidden, not found, broken. */
export function MessagePage({ code, icon, title, text, actions }: Props) {
  useDocumentTitle(title)
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh', px: 3, py: 6 }}>
      <Stack spacing={2} sx={{ maxWidth: 460, alignItems: 'center', textAlign: 'center' }}>
        {code ? (
          <Typography aria-hidden sx={{ fontSize: 64, fontWeight: 700, lineHeight: 1, color: 'primary.main' }}>
            {code}
          </Typography>
        ) : (
          icon
        )}
        <Typography variant="h1">{title}</Typography>
        <Typography color="text.secondary">{text}</Typography>
        <Stack direction="row" spacing={1} sx={{ pt: 1, flexWrap: 'wrap', justifyContent: 'center', rowGap: 1 }}>
          {actions}
        </Stack>
      </Stack>
    </Box>
  )
}
