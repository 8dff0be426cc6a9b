import Box from '@mui/material/Box'
import type { SvgIconProps } from '@mui/material/SvgIcon'
import Typography from '@mui/material/Typography'
import type { ComponentType, ReactNode } from 'react'

/** In place of a screen's content: nothing was chosen, or there is nothing to show. */
export function NothingYet({ icon: Icon, children }: { icon: ComponentType<SvgIconProps>; children: ReactNode }) {
  return (
    <Box sx={{ py: 10, textAlign: 'center', color: 'text.secondary' }}>
      <Icon sx={{ fontSize: 56, opacity: 0.5 }} />
      <Typography>{children}</Typography>
    </Box>
  )
}
